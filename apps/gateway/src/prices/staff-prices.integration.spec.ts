import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import type { ManagedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';
import { aCar, aService, aTour } from './priced-offers.fixture.js';

const { cars, services, tours } = demoContentIds;
const hidden = aCar(cars.toyotaCamryHybrid, { isAvailable: false });
const offers: Record<string, { id: string }[]> = {
  '/staff/cars': [aCar(cars.bmw7Series), hidden],
  '/staff/services': [aService(services.oldCityTour)],
  '/staff/tours': [aTour(tours.gobustan)],
};
/** Responses by `/path` or `METHOD /path`; 404 for all others. */
const responses: Record<string, unknown> = {
  ...offers,
  ...Object.fromEntries(
    Object.entries(offers).flatMap(([path, list]) => list.map((offer) => [`${path}/${offer.id}`, offer])),
  ),
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
/** Its car has just been removed. */
const orphan = { ...forService, id: randomUUID(), carId: randomUUID() };

/** Requests to pricing, and the URLs of those to the catalogue. */
let requested: { call: string; body?: unknown }[] = [];
let catalogueUrls: string[] = [];
let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    void (async () => {
      const call = `${request.method} ${request.url}`;
      const hasBody = request.method === 'POST' || request.method === 'PUT';
      if (call.includes('/prices'))
        requested.push({ call, ...(hasBody ? { body: await json(request) } : {}) });
      else catalogueUrls.push(request.url ?? '');
      response.setHeader('content-type', 'application/json');
      const body = responses[call] ?? responses[request.url ?? ''];
      response.statusCode = body === undefined ? 404 : 200;
      response.end(
        JSON.stringify(body ?? { type: 'about:blank', title: '', status: 404, code: 'car.notFound' }),
      );
    })();
  });
});
beforeEach(() => {
  requested = [];
  catalogueUrls = [];
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
  it('come with car, service or tour, also of hidden cars, and without those of removed offers [B3.16, B7.17]', async () => {
    responses['/prices'] = [forService, orphan, forTour];
    const { body } = await call('GET', '');
    expect(body).toMatchObject([joined, { id: forTour.id, service: null, tour: { id: tours.gobustan } }]);
    expect(body).toHaveLength(2);
  });

  it('are joined with what they name when they are saved, which alone is read from the catalogue [B7.18]', async () => {
    responses['POST /prices'] = forService;
    const { status, body } = await call('POST', '', { ...combination, priceUsd: 57.5, id: 'dropped' });
    expect(status).toBe(201);
    expect(body).toMatchObject(joined);
    expect(requested).toEqual([{ call: 'POST /prices', body: { ...combination, priceUsd: 57.5 } }]);
    expect(catalogueUrls.toSorted()).toEqual([
      `/staff/cars/${hidden.id}`,
      `/staff/services/${services.oldCityTour}`,
    ]);
  });

  it('are listed with cached offers, until an event reports that the catalogue changed', async () => {
    responses['/prices'] = [forService, forTour];
    await call('GET', '');
    catalogueUrls = [];
    expect((await call('GET', '')).body).toHaveLength(2);
    expect(catalogueUrls).toEqual([]);
    responses['/staff/cars'] = [{ ...hidden, brand: 'Audi' }];
    await gateway.publish(catalogueChanged, catalogueChanged.example);
    expect((await call('GET', '')).body).toMatchObject([
      { car: { brand: 'Audi' } },
      { car: { brand: 'Audi' } },
    ]);
    responses['/staff/cars'] = offers['/staff/cars'];
    await gateway.publish(catalogueChanged, catalogueChanged.example);
  });

  it.each([
    [{ carId: randomUUID() }, 'carId', 'car.notFound'],
    [{ serviceId: randomUUID() }, 'serviceId', 'service.notFound'],
    [{ serviceId: null, tourId: randomUUID() }, 'tourId', 'tour.notFound'],
  ])('are rejected for what does not exist: %j', async (change, field, code) => {
    const price = { ...combination, priceUsd: 1, ...change };
    const { status, body } = await call('POST', '', price);
    expect([status, body]).toMatchObject([404, { code, errors: [{ field, code }] }]);
    const changed = await call('PUT', `/${randomUUID()}`, { ...price, version: 1 });
    expect(changed.body).toMatchObject({ code });
    const cell = { ...combination, priceUsd: 1, version: null };
    const set = await call('PUT', '/cells', { cells: [cell, { ...price, version: null }] });
    expect(set.body).toMatchObject({ code, errors: [{ field: `cells.1.${field}`, code }] });
    expect(requested).toEqual([]);
  });

  it('may be taken out of a cell even when the car was removed', async () => {
    responses['/prices/cells'] = [];
    const cell = { ...combination, carId: orphan.carId, priceUsd: null, version: 3 };
    expect(await call('PUT', '/cells', { cells: [cell] })).toEqual({ status: 200, body: [] });
    expect(requested).toEqual([{ call: 'PUT /prices/cells', body: { cells: [cell] } }]);
  });

  it('are suggested for a manual booking, null where none has been agreed [B7.21]', async () => {
    const query = `carId=${hidden.id}&serviceId=${services.oldCityTour}`;
    responses[`/prices?${query}`] = [forService];
    expect((await call('GET', `/suggestion?${query}`)).body).toEqual({ priceUsd: 57.5 });
    responses[`/prices?carId=${hidden.id}&tourId=${tours.shaki}`] = [];
    expect((await call('GET', `/suggestion?carId=${hidden.id}&tourId=${tours.shaki}`)).body).toEqual({
      priceUsd: null,
    });
    expect((await call('GET', `/suggestion?carId=${hidden.id}`)).status).toBe(400);
  });
});
