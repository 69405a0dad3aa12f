import { randomUUID } from 'node:crypto';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const call = (method: string, path: string, body?: unknown) => service.call(method, path, body);

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
