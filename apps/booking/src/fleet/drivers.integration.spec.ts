import { randomUUID } from 'node:crypto';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.js';

const token = 'internal-token-of-this-spec';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ServiceApp;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LINK_SECRET: 'link-secret-of-this-spec',
    LOG_LEVEL: 'silent',
  };
  app = await createApp(environment, { eventBus: new InProcessEventBus() });
  address = await app.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { 'x-internal-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
}

const driver = { name: 'Elvin Mammadov', hireDate: '2026-11-01', paymentRate: 12.5, paymentType: 'hourly' };

describe('drivers', () => {
  it('adds a driver with the defaults, changes and removes it [B3.23]', async () => {
    const created = await call('POST', '/drivers', { ...driver, phone: '  ', secret: 'dropped' });
    expect(created.status).toBe(201);
    const added = driverResponse.parse(created.body);
    expect(added).toMatchObject({ ...driver, phone: null, isActive: true, version: 1 });
    expect(added).not.toHaveProperty('secret');

    const change = { ...driver, name: 'Elvin Aliyev', isActive: false, version: 1 };
    const changed = await call('PUT', `/drivers/${added.id}`, change);
    expect(driverResponse.parse(changed.body)).toMatchObject({ name: 'Elvin Aliyev', version: 2 });

    expect((await call('DELETE', `/drivers/${added.id}`)).status).toBe(204);
    const deleted = await call('GET', `/drivers/${added.id}`);
    expect(problem.parse(deleted.body).code).toBe('driver.notFound');
  });

  it('needs only a name, and accepts no share above the whole ride', async () => {
    const added = driverResponse.parse((await call('POST', '/drivers', { name: 'Anar' })).body);
    expect(added).toMatchObject({ hireDate: todayInBaku(), paymentRate: 0, paymentType: 'hourly' });
    const share = { name: 'Anar', paymentType: 'percentage', paymentRate: 100.5 };
    const { status, body } = await call('POST', '/drivers', share);
    expect(status).toBe(400);
    expect(problem.parse(body).errors?.map(({ code }) => code)).toEqual(['paymentRate.aboveMaximum']);
  });

  it('accepts one of two changes of the same version [D1.13]', async () => {
    const { id } = driverResponse.parse((await call('POST', '/drivers', driver)).body);
    const names = ['One', 'Other'];
    const responses = await Promise.all(
      names.map((name) => call('PUT', `/drivers/${id}`, { ...driver, name, version: 1 })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const rejected = responses.find(({ status }) => status === 409);
    expect(problem.parse(rejected?.body).code).toBe('record.stale');
  });

  it('lists drivers alphabetically by name, not by character codes [B7.14]', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of ['Zaur', 'Əli', 'Elvin', 'anar', 'Kamran', 'İlqar', 'Fuad']) {
      await call('POST', '/drivers', { ...driver, name: `${mark} ${name}` });
    }
    const listed = driverResponse.array().parse((await call('GET', '/drivers')).body);
    const names = listed.filter(({ name }) => name.startsWith(mark)).map(({ name }) => name.slice(9));
    expect(names).toEqual(['anar', 'Elvin', 'Əli', 'Fuad', 'İlqar', 'Kamran', 'Zaur']);
  });

  it('rejects a driver without name, with a rate below 0 or of an unknown payment [B5.3.5, B5.3.6, B5.3.7]', async () => {
    const { status, body } = await call('POST', '/drivers', {
      ...driver,
      name: ' ',
      email: 'no-address',
      paymentRate: -1,
      paymentType: 'daily',
    });
    expect(status).toBe(400);
    expect(problem.parse(body).errors?.map(({ code }) => code)).toEqual([
      'name.required',
      'email.invalid',
      'paymentRate.belowMinimum',
      'paymentType.required',
    ]);
  });
});
