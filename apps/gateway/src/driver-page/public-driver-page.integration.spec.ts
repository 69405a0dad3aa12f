import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { driverRidesResponse, type DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aStaffPlace } from '../booked-records/a-staff-place.fixture.js';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const [token, session, rideId, driverId] = ['t'.repeat(32), 's'.repeat(43), randomUUID(), randomUUID()];
const otherSessions = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
const place = aStaffPlace({});
const settings = { ...contactSettingsChanged.example.settings, phonePrimary: '+994 12 555 01 23 / 24' };
const startsAt = '2099-05-01T10:00:00.000Z';
const ride: DriverRide = {
  id: rideId,
  referenceNumber: 'BK20990501-7KQ4MZXP',
  status: 'confirmed',
  isCancelled: false,
  cancelledAt: null,
  state: 'accepted',
  since: null,
  bookingDate: '2099-05-01',
  bookingTime: '14:00',
  startsAt,
  endsAt: startsAt,
  rules: { startsAt, endsAt: startsAt, hasTime: true, waitMinutes: 15, arrivedAt: null },
  steps: [],
  undo: null,
  from: { text: 'Hilton Baku', placeId: place.id, latitude: null, longitude: null },
  to: { text: 'Bar of the Hilton', placeId: place.id, latitude: null, longitude: null },
  passengerCount: 2,
  luggageLarge: 1,
  luggageSmall: 0,
  vehicle: null,
  contact: null,
  contactFrom: null,
  changed: null,
};
const catalogue: Readonly<Record<string, object[]>> = {
  '/staff/places': [place],
  '/contact-settings': [settings],
};
const driver = { id: driverId, firstName: 'Elvin', language: 'ru' };
const answers: Readonly<Record<string, object>> = {
  '/driver-page/session': {
    driver,
    serverNow: startsAt,
    session,
    endsAt: startsAt,
  },
  '/driver-page/rides': {
    driver,
    company: null,
    serverNow: startsAt,
    rides: [ride],
  },
  [`/driver-page/rides/${rideId}/steps`]: {
    rideId,
    state: 'on_the_way',
    since: startsAt,
    status: 'confirmed',
  },
  [`/driver-page/rides/${rideId}/seen`]: {},
  '/driver-page/session/end': {},
};
/** Requests that the booking service received. */
const received: { url: string | undefined; body: unknown }[] = [];

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway(
    (request, response) => {
      if (request.method === 'GET') return response.end(JSON.stringify(catalogue[request.url ?? ''] ?? []));
      void json(request).then((body) => {
        received.push({ url: request.url, body });
        const { token: sent, session: held } = body as { token?: string; session?: string };
        const code = held === undefined ? 'link.invalid' : 'session.required';
        if (held === undefined ? sent === token : [session, ...otherSessions].includes(held))
          return response.end(JSON.stringify(answers[request.url ?? '']));
        return response
          .writeHead(401)
          .end(JSON.stringify({ type: 'about:blank', title: code, status: 401, code }));
      });
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
});
afterAll(() => gateway.stop());

function call(
  method: string,
  path: string,
  body?: object,
  cookie = `driver_session=${session}`,
  more: Record<string, string> = {},
) {
  const headers = {
    ...more,
    cookie,
    ...(body && { 'content-type': 'application/json' }),
    'user-agent': 'Android Chrome/120',
  };
  return fetch(`${gateway.address}/api/driver/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe("a driver's session", () => {
  it("is only in a cookie that scripts and other sites can't use", async () => {
    const response = await call('POST', 'session', { token, pin: '4567' }, '');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      driver,
      serverNow: startsAt,
    });
    expect(response.headers.get('set-cookie')).toBe(
      `driver_session=${session}; Max-Age=2592000; Path=/api/driver; HttpOnly; SameSite=Strict`,
    );
    expect(received.at(-1)?.body).toEqual({ token, pin: '4567', device: 'Android, Chrome' });
  });

  it('reads rides with what the catalogue knows, and is renewed by it', async () => {
    const response = await call('GET', 'rides');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=2592000');
    const located = { placeId: place.id, latitude: 40.37, longitude: 49.84 };
    const from = { ...located, text: 'Хилтон Баку' };
    const { rides, company } = driverRidesResponse.parse(await response.json());
    expect(rides).toEqual([{ ...ride, from, to: { ...located, text: ride.to?.text } }]);
    expect(company).toEqual({ name: settings.companyName, phone: '+994 12 555 01 23' });
    expect(received.at(-1)).toEqual({ url: '/driver-page/rides', body: { session } });
    // The driver opened the page by a link.
    await call('GET', 'rides', undefined, undefined, { authorization: `Link ${token}` });
    expect(received.at(-1)?.body).toEqual({ session, token });
    await call('POST', 'session', { token, pin: '4567' });
    expect(received.at(-1)?.body).toMatchObject({ token, replaces: session });
  });

  it('calls a place as it is called in the language of the page, or of the driver', async () => {
    try {
      for (const [language, text] of [
        ['ru', 'Хилтон Баку'],
        ['az', 'Hilton Bakı'],
        ['en', 'Hilton Baku'],
      ] as const) {
        const expectNamed = async (path: string) => {
          const { rides } = driverRidesResponse.parse(await (await call('GET', path)).json());
          expect(rides[0]?.from.text).toBe(text);
        };
        await expectNamed(`rides?language=${language}`);
        expect(received.at(-1)?.body).toEqual({ session, language });
        Object.assign(driver, { language });
        await expectNamed('rides');
      }
      expect((await call('GET', 'rides?language=de')).status).toBe(400);
    } finally {
      Object.assign(driver, { language: 'ru' });
    }
  });

  it('takes steps and sees changes', async () => {
    const step = { actionId: randomUUID(), from: 'accepted', to: 'on_the_way', happenedAt: startsAt };
    expect((await call('POST', `rides/${rideId}/steps`, step)).status).toBe(200);
    expect(received.at(-1)?.body).toEqual({ session, request: { ...step, reason: null, note: null } });
    expect((await call('POST', `rides/${rideId}/seen`, { changedAt: startsAt })).status).toBe(204);
    const declined = await call('POST', `rides/${rideId}/steps`, { ...step, to: 'declined' });
    expect(problem.parse(await declined.json()).errors).toEqual([
      { field: 'reason', code: 'reason.required' },
    ]);
  });

  it('is required, and ends on this device', async () => {
    for (const cookie of ['', 'driver_session=guess'])
      expect((await call('GET', 'rides', undefined, cookie)).status).toBe(401);
    const response = await call('DELETE', 'session');
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toContain('driver_session=; Max-Age=0; Path=/api/driver;');
  });

  it('has its own limit: 120 requests a minute from one address, over all its sessions', async () => {
    const by = (other = '') =>
      call('GET', 'rides', undefined, `driver_session=${other}`, { 'x-forwarded-for': '203.0.113.100' });
    const responses = await Promise.all(
      Array.from({ length: 130 }, (_, index) => by(otherSessions[index % otherSessions.length])),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(120);
    const limited = await by(otherSessions[0]);
    expect(limited.headers.get('retry-after')).not.toBeNull();
  });

  it('has the same limit for a session, over all addresses', async () => {
    const from = (address: string) =>
      call('GET', 'rides', undefined, 'driver_session=shared', { 'x-forwarded-for': address });
    const responses = await Promise.all(
      Array.from({ length: 130 }, (_, index) => from(`203.0.113.${index % 5}`)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(120);
    expect((await from('203.0.113.9')).headers.get('retry-after')).not.toBeNull();
  });
});
