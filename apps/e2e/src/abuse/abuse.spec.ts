import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { bookingRequest, readOffer } from '../booking-request.ts';
import { siteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn } from '../staff.ts';
import { attack, message, newAddress, sendBytes } from './attack.ts';

const publicWrites = ['/api/bookings', '/api/contact-messages', '/api/auth/sign-in', '/api/auth/refresh'];
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

test.describe('a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    test(`can't write with ${JSON.stringify(headers)}`, async () => {
      for (const path of publicWrites) {
        expect(await attack(path, { body: message(), headers })).toMatchObject({
          status: 403,
          code: 'request.foreignOrigin',
        });
      }
    });
  }

  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    test(`can't send a form as ${type}`, async () => {
      const sent = await attack('/api/contact-messages', {
        body: 'name=a',
        headers: { 'content-type': type },
      });
      expect(sent.status).toBe(415);
    });
  }
});

test.describe('text', () => {
  for (const [name, text] of Object.entries({
    NUL: 'A\u0000B',
    'half a character': 'A\ud800B',
    'an escape': 'A\u001b[2JB',
    nothing: '\u200b\u2060',
  })) {
    test(`with ${name} is an error of its field`, async () => {
      expect((await attack('/api/contact-messages', { body: message({ name: text }) })).status).toBe(400);
      const booking = bookingRequest(await readOffer(), { customerName: text });
      expect((await attack('/api/bookings', { body: booking })).status).toBe(400);
    });
  }

  test('that would add a header to an email is an error of its field', async () => {
    const sent = await attack('/api/contact-messages', { body: message({ email: 'a@b.c\r\nBcc: d@e.f' }) });
    expect(sent).toMatchObject({ status: 400, fieldCode: 'email.invalid' });
  });

  test('with the address of a page is no name', async () => {
    const booking = bookingRequest(await readOffer(), { customerName: 'Win at https://evil.example' });
    expect(await attack('/api/bookings', { body: booking })).toMatchObject({
      status: 400,
      fieldCode: 'customerName.pageAddress',
    });
  });
});

test.describe('the forms', () => {
  test('write to one person a few times an hour, from however many addresses', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 25; sent += 1) {
      const body = message({ email: `victim+${sent}@example.com` });
      const answer = await attack('/api/contact-messages', { body });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(5).fill(429)]);
  });

  test('take ten bookings of a hotel in a row', async () => {
    const [offer, from] = [await readOffer(), newAddress()];
    for (let ride = 0; ride < 10; ride += 1) {
      const customerPhone = `+994 50 000 00 ${10 + ride}`;
      expect(
        (await attack('/api/bookings', { body: bookingRequest(offer, { customerPhone }), from })).status,
      ).toBe(201);
    }
  });

  test('reject many writes of one address', async () => {
    const from = newAddress();
    const sent = await Promise.all(
      Array.from({ length: 80 }, () => attack('/api/contact-messages', { body: {}, from })),
    );
    const rejected = sent.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(20);
    expect(rejected.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });

  test('reject what a program filled in', async () => {
    const automated: Record<string, string>[] = [{ 'x-form-trap': 'evil' }, { 'x-form-seconds': '0.1' }];
    for (const headers of automated) {
      const { code } = await attack('/api/contact-messages', { body: message(), headers });
      expect(['form.automated', 'form.tooFast']).toContain(code);
    }
  });
});

test.describe('a session', () => {
  test('has one live refresh token, however often one is used at the same time', async () => {
    const { cookie } = await signIn(siteUrl(), firstAdmin);
    const from = newAddress();
    const refreshed = await Promise.all(
      Array.from({ length: 20 }, () =>
        attack('/api/auth/refresh', { method: 'POST', headers: { cookie }, from }),
      ),
    );
    const successors = refreshed
      .flatMap(({ headers }) => headers.getSetCookie())
      .map((text) => text.split(';')[0])
      .filter((text) => !text?.endsWith('='));
    expect(new Set(successors).size).toBe(1);
  });

  test('is needed on every staff route, before anything of the request is read', async () => {
    const from = newAddress();
    const document = openApi.parse(await (await fetch(`${siteUrl()}/api/openapi.json`)).json());
    const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/admin'));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const address = path.replaceAll(/\{\w+\}/g, '3b0d7c39-8f55-4a8a-9d0e-0c8f6f1f7a11');
      for (const method of Object.keys(document.paths[path] ?? {})) {
        expect((await attack(address, { method: method.toUpperCase(), from })).status, path).toBe(401);
      }
    }
    expect((await attack('/api/admin/cars', { body: 'x'.repeat(2_000_000), from })).status).toBe(401);
  });

  test('is not what anyone signed', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: '1', sid: '1', iss: 'identity', aud: 'staff', exp: 4_000_000_000 };
    for (const token of [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'HS256' })}.${part(claims)}.AAAA`,
    ]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await attack('/api/admin/bookings', { headers })).status).toBe(401);
    }
  });
});

test.describe('what is no proper request', () => {
  for (const [name, bytes, status] of [
    ['another version', 'GET / HTTP/9.9\r\n\r\n', 400],
    ['another protocol', '\u0016\u0003\u0001\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a large header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ] as const) {
    test(`is rejected with the headers of every response: ${name}`, async () => {
      const { response } = await sendBytes(bytes);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
    });
  }

  test('is a page of the site, or a problem, where an address can not be decoded or leads out of a folder', async () => {
    expect((await attack('/%e0%a4%a')).headers.get('content-type')).toContain('text/html');
    for (const path of [
      '/api/services/%',
      '/admin/assets/..%2f..%2fpackage.json',
      '/media/..%2f..%2fetc%2fpasswd/x',
    ]) {
      const { status, headers } = await attack(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is too large, or nested too deeply', async () => {
    expect(
      (await attack('/api/contact-messages', { body: message({ message: 'x'.repeat(100_000) }) })).status,
    ).toBe(413);
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await attack('/api/contact-messages', { body: nested })).status).toBe(400);
  });

  test('is cut off within 15 seconds where half of it comes', async () => {
    const cut = await Promise.all([
      sendBytes(''),
      sendBytes('GET / HTTP/1.1\r\nHost: a'),
      sendBytes(
        'POST /api/bookings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    ]).then((all) => Math.max(...all.slice(1).map(({ ms }) => ms)));
    expect(cut).toBeLessThan(15_500);
  });
});

test.describe('many requests', () => {
  test('for addresses that no page has are one page', async () => {
    const from = newAddress();
    const pages = await Promise.all(
      [1, 2, 3].map((number) => attack(`/zz${number}/${randomUUID()}`, { from })),
    );
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  test('of one address are rejected', async () => {
    const from = newAddress();
    const reads = await Promise.all(Array.from({ length: 320 }, () => attack('/api/currencies', { from })));
    const rejected = reads.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(20);
    expect(rejected.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });

  test('for pages that must be rendered are 503 above the capacity, and a booking is taken meanwhile', async () => {
    // Read before the pages: under their load reads are rejected too.
    const offer = await readOffer();
    const pages = Promise.all(
      Array.from({ length: 400 }, (_, number) =>
        attack(`/tours/${number}`, { headers: { accept: 'text/html' } }),
      ),
    );
    const booking = await attack('/api/bookings', { body: bookingRequest(offer) });
    expect(booking.status).toBe(201);
    const rejected = (await pages).filter(({ status }) => status !== 404);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { status, headers } of rejected) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await expect.poll(async () => (await attack('/about')).status, { timeout: 20_000 }).toBe(200);
  });
});

test.describe('a page', () => {
  test('runs no script that was brought into it, whatever word it carries', async () => {
    let answer = await attack('/about');
    // The previous cases may still be loading the product.
    await expect.poll(async () => (answer = await attack('/about')).status, { timeout: 20_000 }).toBe(200);
    const { headers, text } = answer;
    const policy = headers.get('content-security-policy') ?? '';
    const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts.split(' ').slice(1)).toEqual(expect.arrayContaining(["'self'"]));
    expect(scripts).not.toMatch(/unsafe|nonce|\*|https?:/);
    const inline = [...text.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]+?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(1);
    for (const [, source = ''] of inline) {
      expect(scripts).toContain(createHash('sha256').update(source).digest('base64'));
    }
    const unknown = await attack('/zz"><script nonce="__CSP_NONCE__">stolen()</script>');
    expect(unknown.text).not.toContain('stolen()');
  });

  test('is shown in no frame, and errors have the same headers', async () => {
    for (const path of ['/about', '/admin', '/api/nothing', '/zz']) {
      const { headers } = await attack(path);
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });
});
