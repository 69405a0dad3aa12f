import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { priceWithExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';

/** USD of one ride or, where there are extras of a ride back (none: an empty list), of both; null: the price is not known. */
export function totalOf(
  priceUsd: number | null,
  extras: readonly BookedExtra[],
  returnExtras: readonly BookedExtra[] | null,
): number {
  const legs = [extras, ...(returnExtras ? [returnExtras] : [])].map((lines) =>
    priceWithExtras(priceUsd, lines),
  );
  return legs.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0) / 100;
}
