import { inLanguage } from '../../in-language.js';
import type { Language } from '../../languages.js';
import { extraCodes } from '../../pricing/extra-codes.js';
import type { ExtraOfferKind, ExtraResponse } from '../../pricing/extra.js';
import type { BookedExtra, ChosenExtra, OfferedExtra } from './booked-extras.js';

/** What of a ride its extras depend on. */
export interface RideWithExtras {
  /** Null where it is not known, and every extra is allowed. */
  readonly offerKind: ExtraOfferKind | null;
  readonly passengerCount: number;
  /** Stops on the way. */
  readonly stopCount: number;
}

/** The kind by which an extra is offered; null without service and tour. */
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
 * The lines of a booking: what was chosen of what is offered, in the offered order, and `extra_stop` as often as the
 * ride has stops, whatever was chosen of it. What a booking has already (`booked`) stays with its name and price, also
 * where it is not offered any more. `error` is a code where the choice can't be booked.
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
    // A maximum that was lowered since does not take away what was booked.
    const limits = new Map(
      allowed.map(({ id, maxCount }) => [id, Math.max(maxCount, countOfExtra(booked, id))]),
    );
    if (counted.some(({ extraId, count }) => count > (limits.get(extraId) ?? count))) {
      return 'extras.aboveMaximum';
    }
    return seatsOf(lines) > ride.passengerCount ? 'extras.seatsAbovePassengers' : null;
  }
}

/** How many of an extra are chosen. */
export function countOfExtra(chosen: readonly ChosenExtra[], extraId: string): number {
  return chosen.find((extra) => extra.extraId === extraId)?.count ?? 0;
}

/** A choice with another count of one extra; 0 takes it out. */
export function withExtraCount(
  chosen: readonly ChosenExtra[],
  extraId: string,
  count: number,
): ChosenExtra[] {
  const others = chosen.filter((extra) => extra.extraId !== extraId);
  return count > 0 ? [...others, { extraId, count }] : others;
}

/** USD of a booking: the ride alone (null where it is to be agreed), its extras, and both; 0 while the price is to be agreed. */
export interface BookingPrice {
  readonly basePrice: number | null;
  readonly extrasPrice: number;
  readonly totalPrice: number;
}

/** Of a ride at the price of its pricing record; null and 0 are a price to be agreed, to which nothing is added. */
export function priceWithExtras(priceUsd: number | null, lines: readonly BookedExtra[]): BookingPrice {
  const extrasPrice = priceOfExtras(lines);
  if (!priceUsd) return { basePrice: null, extrasPrice, totalPrice: 0 };
  return { basePrice: priceUsd, extrasPrice, totalPrice: (cents(priceUsd) + cents(extrasPrice)) / 100 };
}

/** Of a ride at the total that staff have agreed on; the ride's part is unknown where its extras cost more. */
export function priceAtTotal(totalPrice: number, lines: readonly BookedExtra[]): BookingPrice {
  const extrasPrice = priceOfExtras(lines);
  const base = cents(totalPrice) - cents(extrasPrice);
  return { basePrice: totalPrice > 0 && base >= 0 ? base / 100 : null, extrasPrice, totalPrice };
}

/** USD, of all lines. */
export function priceOfExtras(lines: readonly BookedExtra[]): number {
  return lines.reduce((sum, { unitPrice, count }) => sum + cents(unitPrice) * count, 0) / 100;
}

/** In one line: `2 × Child seat, 1 × Water`; empty without extras. */
export function extrasText(
  lines: readonly Pick<BookedExtra, 'name' | 'nameRu' | 'count'>[],
  language: Language,
): string {
  return lines.map((line) => `${line.count} × ${inLanguage(line, 'name', language)}`).join(', ');
}

/** By which a ride's extra hours lengthen it. */
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

/** What was chosen of a booking's extras, as its forms begin with them; stops are entered as places instead. */
export function chosenFromBooked(
  lines: readonly Pick<BookedExtra, 'code' | 'extraId' | 'count'>[],
): ChosenExtra[] {
  return lines
    .filter(({ code }) => code !== extraCodes.stop)
    .map(({ extraId, count }) => ({ extraId, count }));
}
