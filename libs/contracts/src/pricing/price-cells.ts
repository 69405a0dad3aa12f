import { z } from 'zod';
import { enteredAmount } from '../money.js';
import { exactlyOneOffer, hasOneOffer, pricedCombination } from './staff-price.js';

/** How many cells of the price table one request may set. */
export const maxPriceCells = 200;

/** One cell of the price table as staff left it. */
const priceCell = z
  .object({
    ...pricedCombination,
    /** USD; null empties the cell. */
    priceUsd: enteredAmount('priceUsd').nullable(),
    /** The version of the price that the cell showed; null where it was empty. */
    version: z.number('version.required').int().nullable(),
  })
  .refine(hasOneOffer, exactlyOneOffer)
  .meta({ id: 'PriceCell' });
export type PriceCell = z.infer<typeof priceCell>;

/**
 * Cells set together, all or none. Where one no longer holds what staff looked at, all are rejected as `record.stale`,
 * whose `errors` name each such cell (`cells.3`).
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

/** The same text for the same car with the same service or tour, and for no other. */
export function combinationKey(combination: {
  carId: string;
  serviceId?: string | null | undefined;
  tourId?: string | null | undefined;
}): string {
  return [combination.carId, combination.serviceId ?? '', combination.tourId ?? ''].join('/').toLowerCase();
}
