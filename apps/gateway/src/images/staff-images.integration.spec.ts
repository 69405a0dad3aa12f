import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const image = { hash: 'a'.repeat(64), width: 10, height: 10, url: `/media/${'a'.repeat(64)}/1600.webp` };

/** Requests that the catalogue received. */
let received: { path: string; type: string | undefined; bytes: Buffer }[];
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(
    (call, response) => {
      void buffer(call).then((bytes) => {
        received.push({ path: call.url ?? '', type: call.headers['content-type'], bytes });
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(image));
      });
    },
    // A long keep-alive, as behind a proxy: on a busy machine the next upload may start late.
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
});

afterAll(() => gateway.stop());

beforeEach(() => {
  received = [];
});

async function post(path: string, upload: FormData | string, token: string | null = gateway.token()) {
  const response = await fetch(`${gateway.address}${path}`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof upload === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body: upload,
  });
  const body: unknown = await response.json();
  return { status: response.status, body, code: problem.safeParse(body).data?.code };
}

/** Sends only the start of a body: the server responds before it reads the rest, and closes the connection. */
async function postBeginning(path: string, body: string, token: string | null = gateway.token()) {
  const sent = request(`${gateway.address}${path}`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  sent.write(body.slice(0, 1_000));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { code } = problem.parse(await json(response));
  sent.on('error', () => undefined).destroy();
  return { status: response.statusCode, code };
}

function formWith(bytes: Uint8Array<ArrayBuffer>, field = 'file'): FormData {
  const form = new FormData();
  form.append('note', 'from a phone');
  form.append(field, new Blob([bytes], { type: 'image/png' }), 'me.png');
  return form;
}

const uploads = '/api/admin/images';

describe('uploading through the gateway', () => {
  it('sends a form’s file to the catalogue as its bytes [D1.3]', async () => {
    const bytes = new Uint8Array(100_000).fill(7);
    expect(await post(uploads, formWith(bytes))).toMatchObject({ status: 201, body: image });
    expect(received).toEqual([
      { path: '/images', type: 'application/octet-stream', bytes: Buffer.from(bytes) },
    ]);
  });

  it('accepts JSON with base64 of an image of 5 MB', async () => {
    const imageBase64 = Buffer.alloc(imageLimits.bytes).toString('base64');
    expect((await post(uploads, JSON.stringify({ imageBase64 }))).status).toBe(201);
    expect(received[0]).toMatchObject({ path: '/images', type: 'application/json' });
  });

  it('accepts 5 MB, and rejects a byte more and 30 MB without a request to the catalogue [B5.1.23, P5.2.6]', async () => {
    expect((await post(uploads, formWith(new Uint8Array(imageLimits.bytes)))).status).toBe(201);
    received = [];
    const tooLarge = { status: 413, code: 'image.tooLarge' };
    for (const size of [imageLimits.bytes + 1, 30 * 1024 * 1024]) {
      expect(await post(uploads, formWith(new Uint8Array(size)))).toMatchObject(tooLarge);
    }
    const base64 = JSON.stringify({ imageBase64: 'A'.repeat(30 * 1024 * 1024) });
    expect(await postBeginning(uploads, base64)).toEqual({
      status: 413,
      code: 'request.tooLarge',
    });
    expect(received).toEqual([]);
  });

  it('rejects a file with a chunk that ends exactly at 5 MB before the rest arrives', async () => {
    const sent = request(`${gateway.address}${uploads}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gateway.token()}`,
        'content-type': 'multipart/form-data; boundary=part',
      },
    });
    const head = 'Content-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png';
    sent.write(`--part\r\n${head}\r\n\r\n`);
    sent.write(Buffer.alloc(imageLimits.bytes));
    // Wait until this is read: then the last chunk exceeds the limit and no further chunk of the file follows.
    await delay(500);
    sent.end(`the rest\r\n--part--\r\n`);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ code: 'image.tooLarge' });
    expect(received).toEqual([]);
  });

  it('rejects a form without a file, and JSON without an image', async () => {
    const form = new FormData();
    form.append('note', 'nothing else');
    expect(await post(uploads, form)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await post(uploads, '{}')).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('does not read a body without a session, whatever its size', async () => {
    const large = JSON.stringify({ imageBase64: 'A'.repeat(imageLimits.bytes) });
    const forged = new JwtService({ secret: 'another-secret-that-is-long-enough-too' }).sign(
      { sub: randomUUID(), sid: randomUUID(), username: 'admin', email: 'admin@example.com' },
      { algorithm: 'HS256', issuer: 'identity', audience: 'staff', expiresIn: 60 },
    );
    for (const token of [null, 'guess', forged, gateway.token(-1)]) {
      expect(await post(uploads, formWith(new Uint8Array(1_000)), token)).toMatchObject({
        status: 401,
        code: 'session.required',
      });
      // A body above every limit is rejected for the missing session, not for its size, because it is not read.
      const twice = await postBeginning('/api/admin/cars', `${large}${large}`, token);
      expect(twice).toMatchObject({ status: 401 });
    }
    expect(received).toEqual([]);
  });

  it('has the small body limit on routes without images', async () => {
    const notes = 'x'.repeat(100_000);
    const rejected = await post('/api/admin/drivers', JSON.stringify({ notes }));
    expect(rejected).toMatchObject({ status: 413, code: 'request.tooLarge' });
    const car = { brand: 'Kia', imageBase64: 'A'.repeat(imageLimits.bytes) };
    expect(await post('/api/admin/cars', JSON.stringify(car))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});
