import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { placeNames } from '@chauffeur/contracts/catalogue/places/place';
import { staffPlacePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { problem } from '@chauffeur/contracts/http/problem';
import { rideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import { rideExample } from '@chauffeur/contracts/events/ride-example';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aStaffPlace } from '../booked-records/a-staff-place.fixture.js';
import { aCar } from '../prices/priced-offers.fixture.js';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const token = 'a'.repeat(32);
const ride = rideExample();
/** One that is no longer offered. */
const withdrawn = aStaffPlace({ isActive: false });
const place = placeNames.parse(withdrawn);
const changed = rideChangeResponse.parse({ ride, isFree: true, otherTimes: [] });
const calendar = { method: 'PUBLISH', filename: 'BK.ics', content: 'BEGIN:VCALENDAR' };
const voucher = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
const offered: Record<string, unknown> = {
  '/cars': [aCar(ride.carId, { capacity: 3 })],
  '/services': [],
  '/tours': [],
  '/offered-extras': [],
  '/places': [],
  [staffPlacePaths.collection]: [withdrawn],
};
const problemOf = (code: string, status: number) => ({ type: 'about:blank', title: code, status, code });
/** What the booking service responds with to the token. */
let stored = ride;
/** Requests that the booking service received, and their URLs. */
const received: { url: string | undefined; body: unknown }[] = [];

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(
    (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.method === 'GET') {
        const body = offered[request.url ?? ''];
        return body
          ? response.end(JSON.stringify(body))
          : response.writeHead(404).end(JSON.stringify(problemOf('service.notFound', 404)));
      }
      void json(request).then((body) => {
        received.push({ url: request.url, body });
        const isKnown = (body as { token?: string }).token === token;
        const code = 'link.invalid';
        if (request.url === '/rides/link-requests') return response.writeHead(202).end();
        if (request.url === '/documents/calendar') return response.end(JSON.stringify(calendar));
        if (request.url === '/documents/voucher') {
          return response.setHeader('content-type', 'application/pdf').end(voucher);
        }
        if (request.url === '/rides/change') {
          return response.end(JSON.stringify({ ...changed, ride: stored }));
        }
        return isKnown
          ? response.end(JSON.stringify(stored))
          : response.writeHead(401).end(JSON.stringify(problemOf(code, 401)));
      });
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
});

afterAll(() => gateway.stop());

const read = (authorization?: string, more: Record<string, string> = {}) =>
  fetch(`${gateway.address}/api/ride`, {
    headers: { ...more, ...(authorization !== undefined && { authorization }) },
  });

function post(path: string, body: unknown, authorization?: string) {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  return fetch(`${gateway.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('a ride by its link', () => {
  it('is read with the token in a header, which no cache and no address of a service has', async () => {
    const response = await read(`Link ${token}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(response.headers.get('vary')).toBe('authorization');
    expect(await response.json()).toEqual(ride);
    expect(received.at(-1)).toEqual({ url: '/rides/read', body: { token } });
  });

  it('has the names of the places that it was booked with, for readers of every language', async () => {
    stored = { ...ride, dropoffPlaceId: place.id, stops: [{ text: 'By the tower', placeId: randomUUID() }] };
    try {
      const response = await read(`Link ${token}`);
      expect(await response.json()).toEqual({ ...stored, places: [place] });
      const request = { version: 1, dryRun: true, passengerCount: 3 };
      const preview = await post('/api/ride/changes', request, `Link ${token}`);
      expect(await preview.json()).toMatchObject({ ride: { places: [place] } });
    } finally {
      stored = ride;
    }
  });

  it('is not sent again to a browser that has this version', async () => {
    const etag = (await read(`Link ${token}`)).headers.get('etag') ?? '';
    const headers = { authorization: `Link ${token}`, 'if-none-match': etag };
    const response = await fetch(`${gateway.address}/api/ride`, { headers });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('is a calendar file in the language of the page, without the token [III-1, III-11]', async () => {
    const headers = { authorization: `Link ${token}` };
    const response = await fetch(`${gateway.address}/api/ride/calendar.ics?language=ru`, { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="BK.ics"');
    expect(await response.text()).toBe(calendar.content);
    expect(received.at(-1)).toEqual({ url: '/documents/calendar', body: { ride, language: 'ru' } });
  });

  it('is a voucher in the language of the page, without the token', async () => {
    const url = `${gateway.address}/api/ride/voucher.pdf`;
    const response = await fetch(`${url}?language=ru`, { headers: { authorization: `Link ${token}` } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${ride.referenceNumber}.pdf"`,
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(voucher);
    expect(received.at(-1)).toEqual({ url: '/documents/voucher', body: { ride, language: 'ru' } });
    const invalid = await fetch(`${url}?language=az`, { headers: { authorization: `Link ${token}` } });
    const stranger = await fetch(url, { headers: { authorization: 'Link x' } });
    expect([invalid.status, stranger.status]).toEqual([400, 401]);
    expect(problem.parse(await stranger.json()).code).toBe('link.invalid');
  });

  it('is cancelled as the page has shown it', async () => {
    const request = { version: 1, acceptFee: 27.5, reason: 'flight', note: null };
    expect((await post('/api/ride/cancellation', request, `Link ${token}`)).status).toBe(200);
    expect(received.at(-1)).toEqual({ url: '/rides/cancel', body: { token, request } });
    const invalid = await post('/api/ride/cancellation', { ...request, reason: 'rain' }, `Link ${token}`);
    expect(problem.parse(await invalid.json()).errors).toEqual([{ field: 'reason', code: 'reason.invalid' }]);
  });

  it('is cancelled together with the other ride of its trip as the page has shown it', async () => {
    const request = { version: 2, acceptFee: 0 };
    expect((await post('/api/ride/other-leg', request, `Link ${token}`)).status).toBe(200);
    expect(received.at(-1)).toEqual({ url: '/rides/other-leg', body: { token, request } });
    const invalid = await post('/api/ride/other-leg', { acceptFee: 0 }, `Link ${token}`);
    expect(problem.parse(await invalid.json()).errors).toEqual([
      { field: 'version', code: 'version.required' },
    ]);
  });

  it('has its reminders switched', async () => {
    const request = { reminders: false };
    expect((await post('/api/ride/reminders', request, `Link ${token}`)).status).toBe(200);
    expect(received.at(-1)).toEqual({ url: '/rides/reminders', body: { token, request } });
    const invalid = await post('/api/ride/reminders', {}, `Link ${token}`);
    expect(problem.parse(await invalid.json()).errors).toEqual([
      { field: 'reminders', code: 'reminders.invalid' },
    ]);
  });

  it('is changed with what is offered of its car now', async () => {
    const request = { version: 1, dryRun: true, passengerCount: 3 };
    const response = await post('/api/ride/changes', request, `Link ${token}`);
    expect([response.status, await response.json()]).toEqual([200, changed]);
    expect(received.at(-1)).toMatchObject({
      url: '/rides/change',
      body: { token, request, car: { id: ride.carId, capacity: 3 }, tour: null, places: [] },
    });
    const invalid = await post('/api/ride/changes', { ...request, extras: 'seat' }, `Link ${token}`);
    expect(problem.parse(await invalid.json()).errors).toEqual([{ field: 'extras', code: 'extras.invalid' }]);
  });

  it('has its link sent again with the same answer whatever belongs together', async () => {
    const request = { referenceNumber: ' bk20261121-7kq4mzxp ', customerEmail: 'emily@example.com' };
    const response = await post('/api/ride-links', request);
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect(received.at(-1)?.body).toEqual({ ...request, referenceNumber: 'BK20261121-7KQ4MZXP' });
  });

  it.each([undefined, '', 'Link', `Bearer ${token}`, 'Link ../../etc', `Link ${'b'.repeat(32)}`])(
    'is not opened by %j',
    async (authorization) => {
      const response = await read(authorization);
      expect([response.status, problem.parse(await response.json()).code]).toEqual([401, 'link.invalid']);
    },
  );

  it('allows 20 failed attempts a minute, while the right link still works', async () => {
    const by = async (link: string) => (await read(link, { 'x-forwarded-for': '203.0.113.1' })).status;
    const statuses = await Promise.all(Array.from({ length: 25 }, () => by('Link x')));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(await by('Link x')).toBe(429);
    expect(await by(`Link ${token}`)).toBe(200);
  });
});
