import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { demoContentIds, type ManagedPrice } from '@chauffeur/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';
import { aCar, aService, aTour } from './offers.fixture.js';

const { cars, services, tours } = demoContentIds;
const hidden = aCar(cars.toyotaCamryHybrid, { isAvailable: false });
const answers: Record<string, unknown> = {
  '/staff/cars': [aCar(cars.bmw7Series), hidden],
  '/staff/services': [aService(services.oldCityTour)],
  '/staff/tours': [aTour(tours.gobustan)],
};
const forService: ManagedPrice = {
  id: randomUUID(),
  carId: hidden.id,
  serviceId: services.oldCityTour,
  tourId: null,
  priceUsd: 57.5,
  version: 3,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
};
const forTour = { ...forService, id: randomUUID(), serviceId: null, tourId: tours.gobustan };
/** Its car was removed a moment ago. */
const orphan = { ...forService, id: randomUUID(), carId: randomUUID() };

let asked: { call: string; body?: unknown }[] = [];
let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    void (async () => {
      const call = `${request.method} ${request.url}`;
      const hasBody = request.method === 'POST' || request.method === 'PUT';
      if (call.includes('/prices')) asked.push({ call, ...(hasBody ? { body: await json(request) } : {}) });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[call] ?? answers[request.url ?? '']));
    })();
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => gateway.stop());

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${gateway.address}/api/admin/prices${path}`, {
    method,
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const combination = { carId: hidden.id, serviceId: services.oldCityTour, tourId: null };
const joined = {
  ...forService,
  car: { id: hidden.id, brand: 'BMW', categoryName: 'Business', isAvailable: false },
  service: { id: services.oldCityTour, name: 'Old City tour' },
  tour: null,
};

describe("staff's prices", () => {
  it('come with car, service or tour, also of hidden cars, and without those of what has gone', async () => {
    answers['/prices'] = [forService, orphan, forTour];
    const { body } = await call('GET', '');
    expect(body).toMatchObject([joined, { id: forTour.id, service: null, tour: { id: tours.gobustan } }]);
    expect(body).toHaveLength(2);
  });

  it('are answered joined when they are saved', async () => {
    answers['POST /prices'] = forService;
    const { status, body } = await call('POST', '', { ...combination, priceUsd: 57.5, id: 'dropped' });
    expect(status).toBe(201);
    expect(body).toMatchObject(joined);
    expect(asked).toEqual([{ call: 'POST /prices', body: { ...combination, priceUsd: 57.5 } }]);
  });

  it.each([
    [{ carId: randomUUID() }, 'carId', 'car.notFound'],
    [{ serviceId: randomUUID() }, 'serviceId', 'service.notFound'],
    [{ serviceId: null, tourId: randomUUID() }, 'tourId', 'tour.notFound'],
  ])('are refused for what does not exist: %j', async (change, field, code) => {
    const price = { ...combination, priceUsd: 1, ...change };
    const { status, body } = await call('POST', '', price);
    expect([status, body]).toMatchObject([404, { code, errors: [{ field, code }] }]);
    const changed = await call('PUT', `/${randomUUID()}`, { ...price, version: 1 });
    expect(changed.body).toMatchObject({ code });
    const cell = { ...combination, priceUsd: 1, version: null };
    const set = await call('PUT', '/cells', { cells: [cell, { ...price, version: null }] });
    expect(set.body).toMatchObject({ code, errors: [{ field: `cells.1.${field}`, code }] });
    expect(asked).toEqual([]);
  });

  it('may be taken out of a cell even when the car has gone', async () => {
    answers['/prices/cells'] = [];
    const cell = { ...combination, carId: orphan.carId, priceUsd: null, version: 3 };
    expect(await call('PUT', '/cells', { cells: [cell] })).toEqual({ status: 200, body: [] });
    expect(asked).toEqual([{ call: 'PUT /prices/cells', body: { cells: [cell] } }]);
  });

  it('are suggested for a manual booking, null where none has been agreed', async () => {
    const query = `carId=${hidden.id}&serviceId=${services.oldCityTour}`;
    answers[`/prices?${query}`] = [forService];
    expect((await call('GET', `/suggestion?${query}`)).body).toEqual({ priceUsd: 57.5 });
    answers[`/prices?carId=${hidden.id}&tourId=${tours.shaki}`] = [];
    expect((await call('GET', `/suggestion?carId=${hidden.id}&tourId=${tours.shaki}`)).body).toEqual({
      priceUsd: null,
    });
    expect((await call('GET', `/suggestion?carId=${hidden.id}`)).status).toBe(400);
  });
});
