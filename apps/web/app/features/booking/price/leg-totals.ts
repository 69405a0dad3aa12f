import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { priceWithExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';

/** USD of one ride or, where there are extras of a ride back (none: an empty list), of each of both; null: the price is not known. */
export function legTotals(
  priceUsd: number | null,
  extras: readonly BookedExtra[],
  returnExtras: readonly BookedExtra[] | null,
): number[] {
  const legs = [extras, ...(returnExtras ? [returnExtras] : [])];
  return legs.map((lines) => priceWithExtras(priceUsd, lines).totalPrice);
}

/** The sum of amounts, added in cents. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
