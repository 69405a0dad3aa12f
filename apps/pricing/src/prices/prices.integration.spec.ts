import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { offerRemoved } from '@chauffeur/contracts/events/catalogue-events';
import { pricingChanged, pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { extraResponse, staffExtraResponse, type ExtraRequest } from '@chauffeur/contracts/pricing/extra';
import { managedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ascending, problemOf, somePrice, startPricing } from '../pricing.fixture.js';

let pricing: Awaited<ReturnType<typeof startPricing>>;
beforeAll(async () => {
  pricing = await startPricing();
});
afterAll(() => pricing.stop());

const added = async (price = somePrice()) =>
  managedPrice.parse((await pricing.call('POST', '/prices', price)).body);

describe('prices', () => {
  it('are added, read, changed and removed, each published once [B3.15, B7.18, B7.19, B7.20]', async () => {
    const price = somePrice();
    const publishedBefore = await pricing.publishedCount(pricingChanged.routingKey);
    const created = await pricing.call('POST', '/prices', price);
    expect(created.status).toBe(201);
    const { id, version } = managedPrice.parse(created.body);
    expect(created.body).toMatchObject({ ...price, version: 1 });

    const change = { ...price, serviceId: null, tourId: randomUUID(), priceUsd: 0, version };
    const changed = await pricing.call('PUT', `/prices/${id}`, change);
    expect(changed.body).toMatchObject({ ...change, version: 2 });
    expect((await pricing.call('GET', `/prices/${id}`)).body).toEqual(changed.body);

    expect((await pricing.call('DELETE', `/prices/${id}`)).status).toBe(204);
    expect(problemOf((await pricing.call('DELETE', `/prices/${id}`)).body).code).toBe('price.notFound');
    expect(problemOf((await pricing.call('PUT', `/prices/${id}`, change)).body).code).toBe('price.notFound');
    expect(await pricing.publishedCount(pricingChanged.routingKey)).toBe(publishedBefore + 3);
  });

  it('are listed newest first, and found by car and service [B7.17, B7.21, P7.7]', async () => {
    const carId = randomUUID();
    const first = await added({ ...somePrice(), carId });
    const second = await added({ ...somePrice(), carId });
    const idsAt = async (query: string) =>
      managedPrice
        .array()
        .parse((await pricing.call('GET', `/prices?${query}`)).body)
        .map(({ id }) => id);
    expect(await idsAt(`carId=${carId}`)).toEqual([second.id, first.id]);
    expect(await idsAt(`carId=${carId}&serviceId=${first.serviceId}`)).toEqual([first.id]);
  });

  it('are one for a combination, also when ten are added at once [B5.2.3, B8.28]', async () => {
    const price = somePrice();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => pricing.call('POST', '/prices', price)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status === 409).map(({ body }) => problemOf(body).code);
    expect(rejected).toEqual(Array.from({ length: 9 }, () => 'price.duplicate'));

    const other = await added({ ...price, serviceId: randomUUID() });
    const moved = await pricing.call('PUT', `/prices/${other.id}`, { ...price, version: 1 });
    const errors = [{ field: 'carId', code: 'price.duplicate' }];
    expect(problemOf(moved.body)).toMatchObject({ code: 'price.duplicate', errors });
  });

  it('are changed by one of two who looked at the same version', async () => {
    const price = somePrice();
    const { id } = await added(price);
    const responses = await Promise.all(
      [10, 20].map((priceUsd) => pricing.call('PUT', `/prices/${id}`, { ...price, priceUsd, version: 1 })),
    );
    expect(responses.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    expect(problemOf(responses.find(({ status }) => status === 409)?.body).code).toBe('record.stale');
  });

  it.each([
    [{ carId: 'x' }, 'carId.required'],
    [{ serviceId: null }, 'serviceId.exactlyOne'],
    [{ tourId: randomUUID() }, 'serviceId.exactlyOne'],
    [{ priceUsd: -0.01 }, 'priceUsd.belowMinimum'],
    [{ priceUsd: 1.005 }, 'priceUsd.notCents'],
    [{ priceUsd: null }, 'priceUsd.required'],
  ])('are rejected with %j [B5.2.1, B5.2.2]', async (change, code) => {
    const { status, body } = await pricing.call('POST', '/prices', { ...somePrice(), ...change });
    expect([status, problemOf(body).errors?.[0]?.code]).toEqual([400, code]);
  });

  it('are removed with their car, service or tour, and no others are', async () => {
    const [car, service, tour, unaffected] = await Promise.all([
      added(),
      added(),
      added({ ...somePrice(), serviceId: null, tourId: randomUUID() }),
      added(),
    ]);
    // Only pricing's reaction: booking does not run here, so the event would stay unpublished.
    await pricing.publish(
      { ...offerRemoved, reactions: ['pricing.remove-prices'] },
      {
        offers: [
          { kind: 'car', id: car.carId },
          { kind: 'service', id: String(service.serviceId) },
          { kind: 'tour', id: String(tour.tourId) },
        ],
      },
    );
    const status = async ({ id }: { id: string }) => (await pricing.call('GET', `/prices/${id}`)).status;
    for (const removed of [car, service, tour]) while ((await status(removed)) !== 404) await pause(10);
    expect(await status(unaffected)).toBe(200);
  });
});

const someExtra: ExtraRequest = {
  code: 'ski_rack',
  name: 'Ski rack',
  nameRu: 'Крепление для лыж',
  description: null,
  descriptionRu: null,
  priceUsd: 12.5,
  maxCount: 2,
  offerKinds: ['city_tour', 'tour'],
  isActive: true,
  displayOrder: 0,
};

const offeredExtras = async () =>
  extraResponse.array().parse((await pricing.call('GET', '/offered-extras')).body);

describe('extras', () => {
  it('are six at the first start, for visitors in the order that staff set', async () => {
    const extras = await offeredExtras();
    expect(extras.map(({ code, priceUsd, maxCount }) => [code, priceUsd, maxCount])).toEqual([
      ['infant_seat', 5, 4],
      ['child_seat', 5, 4],
      ['booster', 3, 4],
      ['extra_stop', 7, 5],
      ['extra_hour', 20, 12],
      ['water', 0, 8],
    ]);
    expect(extras[0]).not.toHaveProperty('version');
  });

  it('are added, changed, hidden from visitors and removed, each published once', async () => {
    const publishedBefore = await pricing.publishedCount(pricingExtrasChanged.routingKey);
    const shuffled = { ...someExtra, offerKinds: ['tour', 'city_tour', 'tour'] };
    const created = await pricing.call('POST', '/extras', shuffled);
    expect(created.body).toMatchObject({ ...someExtra, version: 1 });
    const { id } = staffExtraResponse.parse(created.body);
    expect((await offeredExtras())[0]?.code).toBe('ski_rack');

    const change = { ...someExtra, isActive: false, version: 1 };
    expect((await pricing.call('PUT', `/extras/${id}`, change)).body).toMatchObject({ version: 2 });
    expect(problemOf((await pricing.call('PUT', `/extras/${id}`, change)).body).code).toBe('record.stale');
    expect((await offeredExtras()).map(({ code }) => code)).not.toContain('ski_rack');

    expect((await pricing.call('DELETE', `/extras/${id}`)).status).toBe(204);
    expect(problemOf((await pricing.call('GET', `/extras/${id}`)).body).code).toBe('extra.notFound');
    expect(await pricing.publishedCount(pricingExtrasChanged.routingKey)).toBe(publishedBefore + 3);
  });

  it('have a code of their own', async () => {
    const taken = await pricing.call('POST', '/extras', { ...someExtra, code: 'water' });
    expect([taken.status, problemOf(taken.body).code]).toEqual([409, 'extra.codeTaken']);
  });

  it.each([
    [{ code: '' }, 'code.required'],
    [{ code: 'Ski rack' }, 'code.invalid'],
    [{ code: 'a'.repeat(41) }, 'code.invalid'],
    [{ name: ' ' }, 'name.required'],
    [{ name: 'a'.repeat(81) }, 'name.tooLong'],
    [{ descriptionRu: 'a'.repeat(301) }, 'descriptionRu.tooLong'],
    [{ priceUsd: -1 }, 'priceUsd.belowMinimum'],
    [{ priceUsd: 0.005 }, 'priceUsd.notCents'],
    [{ maxCount: 0 }, 'maxCount.belowMinimum'],
    [{ maxCount: 21 }, 'maxCount.aboveMaximum'],
    [{ offerKinds: [] }, 'offerKinds.required'],
    [{ offerKinds: ['flight'] }, 'offerKinds.invalid'],
  ])('are rejected with %j', async (change, code) => {
    const { status, body } = await pricing.call('POST', '/extras', { ...someExtra, ...change });
    expect([status, problemOf(body).errors?.[0]?.code]).toEqual([400, code]);
  });
});
