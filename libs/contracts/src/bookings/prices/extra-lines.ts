import { inLanguage } from '../../languages/in-language.js';
import type { Language } from '../../languages/languages.js';
import { extraCodes } from '../../pricing/extra-codes.js';
import type { ExtraOfferKind, ExtraResponse } from '../../pricing/extra.js';
import type { BookedExtra, ChosenExtra, OfferedExtra } from './booked-extras.js';

/** The part of a ride that its extras depend on. */
export interface RideWithExtras {
  /** Null if unknown; every extra is allowed then. */
  readonly offerKind: ExtraOfferKind | null;
  readonly passengerCount: number;
  /** Number of stops on the way. */
  readonly stopCount: number;
}

/** Returns the kind of offer that determines the allowed extras; null without service and tour. */
export function offerKindOf({
  service,
  tour,
}: {
  readonly service: { readonly serviceType: ExtraOfferKind } | null;
  readonly tour: object | null;
}): ExtraOfferKind | null {
  return service?.serviceType ?? (tour ? 'tour' : null);
}

/**
 * Returns a booking's extras: the chosen ones that are offered, in the offered order, and `extra_stop` for each stop of the
 * ride, whatever count was chosen. Extras that the booking already has (`booked`) stay with their name and price, even if they
 * are no longer offered. `error` is a code if the choice can't be booked.
 */
export function extraLines(
  chosen: readonly ChosenExtra[],
  offered: readonly (OfferedExtra | ExtraResponse)[],
  ride: RideWithExtras,
  booked: readonly BookedExtra[] = [],
): { readonly lines: BookedExtra[]; readonly error: string | null } {
  const allowed = offered.filter(
    ({ offerKinds }) => ride.offerKind === null || offerKinds.includes(ride.offerKind),
  );
  const known = new Map([...allowed.map(lineOf), ...booked].map((line) => [line.extraId, line]));
  const order = [...known.keys()];
  const wanted = chosen.filter(({ count }) => count > 0);
  const counted = wanted.flatMap(({ extraId, count }) => {
    const line = known.get(extraId);
    return line && line.code !== extraCodes.stop ? [{ ...line, count }] : [];
  });
  const stop = [...known.values()].find(({ code }) => code === extraCodes.stop);
  const stops = stop && ride.stopCount > 0 ? [{ ...stop, count: ride.stopCount }] : [];
  const lines = [...counted, ...stops].toSorted(
    (one, other) => order.indexOf(one.extraId) - order.indexOf(other.extraId),
  );
  return { lines, error: errorOf() };

  function errorOf(): string | null {
    if (wanted.some(({ extraId }) => !known.has(extraId))) return 'extras.notOffered';
    // A max that was lowered later does not remove booked extras.
    const limits = new Map(
      allowed.map(({ id, maxCount }) => [id, Math.max(maxCount, countOfExtra(booked, id))]),
    );
    if (counted.some(({ extraId, count }) => count > (limits.get(extraId) ?? count))) {
      return 'extras.aboveMaximum';
    }
    return seatsOf(lines) > ride.passengerCount ? 'extras.seatsAbovePassengers' : null;
  }
}

/** Returns the chosen count of an extra. */
export function countOfExtra(chosen: readonly ChosenExtra[], extraId: string): number {
  return chosen.find((extra) => extra.extraId === extraId)?.count ?? 0;
}

/** Returns the choice with another count of one extra; 0 removes it. */
export function withExtraCount(
  chosen: readonly ChosenExtra[],
  extraId: string,
  count: number,
): ChosenExtra[] {
  const others = chosen.filter((extra) => extra.extraId !== extraId);
  return count > 0 ? [...others, { extraId, count }] : others;
}

/** Prices of a booking in USD: the ride (null if to be agreed), its extras, and the total (0 if to be agreed). */
export interface BookingPrice {
  readonly basePrice: number | null;
  readonly extrasPrice: number;
  readonly totalPrice: number;
}

/** Returns the price of a ride by its pricing record. Null and 0 mean a price to be agreed, to which extras are not added. */
export function priceWithExtras(priceUsd: number | null, lines: readonly BookedExtra[]): BookingPrice {
  const extrasPrice = priceOfExtras(lines);
  if (!priceUsd) return { basePrice: null, extrasPrice, totalPrice: 0 };
  return { basePrice: priceUsd, extrasPrice, totalPrice: (cents(priceUsd) + cents(extrasPrice)) / 100 };
}

/** Returns the price of a ride by the total that staff agreed on; the ride's part is null if the extras cost more. */
export function priceAtTotal(totalPrice: number, lines: readonly BookedExtra[]): BookingPrice {
  const extrasPrice = priceOfExtras(lines);
  const base = cents(totalPrice) - cents(extrasPrice);
  return { basePrice: totalPrice > 0 && base >= 0 ? base / 100 : null, extrasPrice, totalPrice };
}

/** Returns the price of all extras in USD. */
export function priceOfExtras(lines: readonly BookedExtra[]): number {
  return lines.reduce((sum, { unitPrice, count }) => sum + cents(unitPrice) * count, 0) / 100;
}

/** Returns the extras as one line of text: `2 × Child seat, 1 × Water`; empty without extras. */
export function extrasText(
  lines: readonly Pick<BookedExtra, 'name' | 'nameRu' | 'count'>[],
  language: Language,
): string {
  return lines.map((line) => `${line.count} × ${inLanguage(line, 'name', language)}`).join(', ');
}

/** Returns the minutes that extra hours add to a ride. */
export function minutesOfExtras(lines: readonly Pick<BookedExtra, 'code' | 'count'>[]): number {
  return lines.reduce((sum, { code, count }) => sum + (code === extraCodes.hour ? count * 60 : 0), 0);
}

function seatsOf(lines: readonly BookedExtra[]): number {
  const seats: readonly string[] = extraCodes.seats;
  return lines.reduce((sum, { code, count }) => sum + (seats.includes(code) ? count : 0), 0);
}

function lineOf({ id, code, name, nameRu, priceUsd }: OfferedExtra): BookedExtra {
  return { extraId: id, code, name, nameRu, unitPrice: priceUsd, count: 0 };
}

const cents = (amount: number) => Math.round(amount * 100);

/** Returns a booking's extras as the initial choice of its forms, without stops, which are entered as places. */
export function chosenFromBooked(
  lines: readonly Pick<BookedExtra, 'code' | 'extraId' | 'count'>[],
): ChosenExtra[] {
  return lines
    .filter(({ code }) => code !== extraCodes.stop)
    .map(({ extraId, count }) => ({ extraId, count }));
}
