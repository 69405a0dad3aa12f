import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';
import { staffResources } from './staff-resources.js';

const id = '0198c0de-0000-7000-8000-000000000001';
const driverRequest = { name: 'Elvin', hireDate: '2026-01-01', paymentRate: 10, paymentType: 'hourly' };
const driver = {
  ...driverRequest,
  id,
  phone: null,
  email: null,
  licenseNumber: null,
  isActive: true,
  emergencyContact: null,
  address: null,
  language: 'ru',
  notes: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

let calls: { call: string; adminId: unknown; key: unknown; body?: unknown }[];
let usingBookings = 0;
let rejection: { status: number; code: string } | null = null;
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    void (async () => {
      const { method, url = '' } = request;
      const hasBody = method === 'POST' || method === 'PUT';
      calls.push({
        call: `${method} ${url}`,
        adminId: request.headers['x-admin-id'],
        key: request.headers['idempotency-key'],
        ...(hasBody ? { body: await json(request) } : {}),
      });
      response.setHeader('content-type', 'application/json');
      if (rejection) {
        const problem = { type: 'about:blank', title: '', ...rejection };
        return response.writeHead(rejection.status).end(JSON.stringify(problem));
      }
      if (method === 'DELETE') return response.writeHead(204).end();
      if (url.startsWith('/bookings/use')) return response.end(JSON.stringify({ bookings: usingBookings }));
      return response.end(hasBody || url.endsWith(id) ? JSON.stringify(driver) : '[]');
    })();
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  calls = [];
  usingBookings = 0;
  rejection = null;
});

async function call(method: string, path: string, body?: object, headers?: Record<string, string>) {
  const response = await fetch(`${gateway.address}/api/admin/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
}

describe('a staff resource', () => {
  it('has five routes, each one request to the service behind it', async () => {
    expect(await call('GET', 'drivers')).toEqual({ status: 200, body: [] });
    expect(await call('GET', `drivers/${id}`)).toEqual({ status: 200, body: driver });
    expect(await call('POST', 'drivers', { ...driverRequest, dropped: 1 })).toEqual({
      status: 201,
      body: driver,
    });
    expect(await call('PUT', `drivers/${id}`, { ...driverRequest, version: 1 })).toMatchObject({
      status: 200,
    });
    expect(await call('DELETE', `drivers/${id}?version=2`)).toEqual({ status: 204, body: undefined });
    expect(calls.map((made) => made.call)).toEqual([
      'GET /drivers',
      `GET /drivers/${id}`,
      'POST /drivers',
      `PUT /drivers/${id}`,
      `DELETE /drivers/${id}?version=2`,
    ]);
    expect(calls[2]?.body).not.toHaveProperty('dropped');
    expect(calls[3]?.body).toMatchObject({ name: 'Elvin', version: 1 });
    for (const { adminId } of calls.slice(2)) expect(adminId).toEqual(expect.any(String));
  });

  it('is added with the key of its client, by which the service recognises a repeat', async () => {
    await call('POST', 'drivers', driverRequest, { 'idempotency-key': 'key-1' });
    await call('POST', 'drivers', driverRequest);
    expect(calls.map(({ key }) => key)).toEqual(['key-1', undefined]);
  });

  it('is rejected with the status of its service, also for a reason that only a later release knows', async () => {
    rejection = { status: 409, code: 'driver.retired' };
    expect(await call('DELETE', `drivers/${id}`)).toMatchObject({
      status: 409,
      body: { status: 409, code: 'request.rejected' },
    });
  });

  it.each(staffResources.map(({ path }) => path))('requires a session and valid input: %s', async (path) => {
    expect((await fetch(`${gateway.address}/api/admin/${path}`)).status).toBe(401);
    expect(await call('GET', path)).toEqual({ status: 200, body: [] });
    expect(await call('POST', path, {})).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await call('GET', `${path}/1`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(calls).toHaveLength(1);
  });

  it.each(staffResources.map(({ path }) => path))(
    'is removed at the version that staff saw, or at any if a client sends none: %s',
    async (path) => {
      expect((await call('DELETE', `${path}/${id}?version=2`)).status).toBe(204);
      expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
      const removals = calls.flatMap((made) => (made.call.startsWith('DELETE ') ? [made.call] : []));
      expect(removals).toEqual([
        expect.stringMatching(`/${id}\\?version=2$`),
        expect.stringMatching(`/${id}$`),
      ]);
      expect(await call('DELETE', `${path}/${id}?version=x`)).toMatchObject({ status: 400 });
    },
  );

  it.each([
    ['cars', 'carIds'],
    ['services', 'serviceIds'],
    ['tours', 'tourIds'],
  ])('is removed only while no booking uses it: %s', async (path, ids) => {
    expect((await call('DELETE', `${path}/${id}?version=2`)).status).toBe(204);
    expect(calls.map((made) => made.call)).toEqual([
      `GET /bookings/use?${ids}=${id}`,
      `DELETE /staff/${path}/${id}?version=2`,
    ]);
    usingBookings = 1;
    const code = `${path.slice(0, -1)}.usedByBookings`;
    expect(await call('DELETE', `${path}/${id}`)).toMatchObject({ status: 409, body: { code } });
  });
});
