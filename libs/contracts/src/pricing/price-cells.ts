import { z } from 'zod';
import { amountInput } from '../money/money.js';
import { exactlyOneOffer, hasOneOffer, pricedCombination } from './staff-price.js';

/** Max cells of the price table in one request. */
export const maxPriceCells = 200;

/** A cell of the price table that staff have edited. */
const priceCell = z
  .object({
    ...pricedCombination,
    /** USD; null clears the cell. */
    priceUsd: amountInput('priceUsd').nullable(),
    /** The version of the price that the cell showed; null if it was empty. */
    version: z.number('version.required').int().nullable(),
  })
  .refine(hasOneOffer, exactlyOneOffer)
  .meta({ id: 'PriceCell' });
export type PriceCell = z.infer<typeof priceCell>;

/**
 * Sets cells together, all or none. If one has changed since staff saw it, all are rejected as `record.stale`, whose `errors`
 * name each changed cell (`cells.3`).
 */
export const setPriceCellsRequest = z
  .object({
    cells: z.array(priceCell).min(1, 'cells.required').max(maxPriceCells, 'cells.tooMany'),
  })
  .refine(({ cells }) => new Set(cells.map(combinationKey)).size === cells.length, {
    path: ['cells'],
    error: 'cells.repeated',
  })
  .meta({ id: 'SetPriceCells' });
export type SetPriceCellsRequest = z.infer<typeof setPriceCellsRequest>;

/** Returns a unique key of a car with a service or tour. */
export function combinationKey(combination: {
  carId: string;
  serviceId?: string | null | undefined;
  tourId?: string | null | undefined;
}): string {
  return [combination.carId, combination.serviceId ?? '', combination.tourId ?? ''].join('/').toLowerCase();
}
