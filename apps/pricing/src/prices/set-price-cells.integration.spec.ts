import { randomUUID } from 'node:crypto';
import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { maxPriceCells, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import { managedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ascending, problemOf, somePrice, startPricing } from '../pricing.fixture.js';

let pricing: Awaited<ReturnType<typeof startPricing>>;
beforeAll(async () => {
  pricing = await startPricing();
});
afterAll(() => pricing.stop());

const emptyCell = (): PriceCell => ({ ...somePrice(), version: null });
const set = (cells: PriceCell[]) => pricing.call('PUT', '/prices/cells', { cells });
const filled = async (cell: PriceCell) =>
  managedPrice.parse(managedPrice.array().parse((await set([cell])).body)[0]);
const priceOf = async ({ carId }: PriceCell) =>
  managedPrice.array().parse((await pricing.call('GET', `/prices?carId=${carId}`)).body)[0]?.priceUsd;

describe('cells of the price table', () => {
  it('are filled, changed and cleared together, published once [B7.19]', async () => {
    const [changed, cleared, added, untouched] = [emptyCell(), emptyCell(), emptyCell(), emptyCell()];
    const tour: PriceCell = { ...emptyCell(), serviceId: null, tourId: randomUUID() };
    await set([changed, cleared, untouched]);
    const publishedBefore = await pricing.publishedCount(pricingChanged.routingKey);
    const { status, body } = await set([
      { ...changed, priceUsd: 99.99, version: 1 },
      { ...cleared, priceUsd: null, version: 1 },
      added,
      tour,
    ]);
    expect(status).toBe(200);
    expect(
      managedPrice
        .array()
        .parse(body)
        .map(({ carId, priceUsd, version }) => [carId, priceUsd, version]),
    ).toEqual([
      [changed.carId, 99.99, 2],
      [added.carId, 45.5, 1],
      [tour.carId, 45.5, 1],
    ]);
    expect([await priceOf(cleared), await priceOf(untouched)]).toEqual([undefined, 45.5]);
    expect(await pricing.publishedCount(pricingChanged.routingKey)).toBe(publishedBefore + 1);
  });

  it('all stay unchanged if some are stale, which are named', async () => {
    const [fresh, changed, missing, taken] = [emptyCell(), emptyCell(), emptyCell(), emptyCell()];
    await filled(changed);
    await filled({ ...changed, priceUsd: 50, version: 1 });
    await filled(taken);
    const { status, body } = await set([
      fresh,
      { ...changed, priceUsd: 60, version: 1 },
      { ...missing, priceUsd: 60, version: 1 },
      { ...taken, priceUsd: null, version: null },
    ]);
    expect(status).toBe(409);
    expect(problemOf(body)).toMatchObject({
      code: 'record.stale',
      errors: [1, 2, 3].map((index) => ({ field: `cells.${index}`, code: 'record.stale' })),
    });
    expect([await priceOf(fresh), await priceOf(changed)]).toEqual([undefined, 50]);
  });

  it('are filled by one of concurrent requests, in whatever order', async () => {
    const cells = Array.from({ length: 20 }, emptyCell);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        set((index % 2 ? cells : cells.toReversed()).map((cell) => ({ ...cell, priceUsd: index }))),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(await Promise.all(cells.map(priceOf))).toEqual(cells.map(() => winner));
  });

  it('are rejected if too many, none, repeated, or without service and tour', async () => {
    const cell = emptyCell();
    const codeOf = async (cells: PriceCell[]) => problemOf((await set(cells)).body).errors?.[0]?.code;
    expect(await codeOf(Array.from({ length: maxPriceCells + 1 }, emptyCell))).toBe('cells.tooMany');
    expect(await codeOf([])).toBe('cells.required');
    expect(await codeOf([cell, { ...cell, carId: cell.carId.toUpperCase() }])).toBe('cells.repeated');
    expect(await codeOf([{ ...cell, serviceId: null }])).toBe('serviceId.exactlyOne');
    expect((await set(Array.from({ length: maxPriceCells }, emptyCell))).status).toBe(200);
  });
});
