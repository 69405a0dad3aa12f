import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { priceWithExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';

/**
 * Returns the totals in USD of the ride and, unless `returnExtras` is null, of the ride back. 0: to be agreed, also for
 * a null price.
 */
export function legTotals(
  priceUsd: number | null,
  extras: readonly BookedExtra[],
  returnExtras: readonly BookedExtra[] | null,
): number[] {
  const legs = [extras, ...(returnExtras ? [returnExtras] : [])];
  return legs.map((lines) => priceWithExtras(priceUsd, lines).totalPrice);
}

/** Returns the sum of amounts, added in cents. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
