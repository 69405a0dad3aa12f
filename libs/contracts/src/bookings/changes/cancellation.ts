import { bakuInstant } from '../../baku-instant.js';

/** What a cancellation costs by the booking rules: nothing until so many hours before the ride, then a part of the price. */
export interface CancelTerms {
  readonly freeCancelHours: number;
  /** Of the price. */
  readonly lateCancelPercent: number;
}

/** What a late cancellation of a ride costs in USD, rounded to cents; a no-show the same. */
export function lateCancelFee(
  totalPrice: number,
  { lateCancelPercent }: Pick<CancelTerms, 'lateCancelPercent'>,
): number {
  return Math.round((Math.round(totalPrice * 100) * lateCancelPercent) / 100) / 100;
}

/**
 * What they mean for one ride: always free, free until a moment, free until so many hours before a start that is not
 * known, not free any more, or free until a request without a vehicle is confirmed.
 */
export type Cancellation =
  | { readonly kind: 'free' | 'hours' | 'late' | 'request' }
  | { readonly kind: 'until'; readonly moment: Date };

/** A ride's start in Baku, as far as it is known. */
interface RideStart {
  readonly bookingDate: string;
  readonly bookingTime: string | null;
}

/**
 * What cancelling a ride costs as seen at `now`; specification, II.12.
 * @param isRequest it has no vehicle yet, and costs nothing until it is confirmed, however late (III.2)
 */
export function cancellationOf(
  { freeCancelHours, lateCancelPercent }: CancelTerms,
  ride: RideStart | undefined,
  now: Date,
  isRequest = false,
): Cancellation {
  if (lateCancelPercent === 0 || freeCancelHours === 0) return { kind: 'free' };
  if (!ride?.bookingDate || !ride.bookingTime) return { kind: 'hours' };
  const start = bakuInstant(ride.bookingDate, ride.bookingTime);
  const moment = new Date(start.getTime() - freeCancelHours * 3_600_000);
  if (Number.isNaN(moment.getTime())) return { kind: 'hours' };
  if (moment > now) return { kind: 'until', moment };
  return { kind: isRequest ? 'request' : 'late' };
}

/** A ride with what cancelling it costs now, by the company's own reckoning. */
interface ReckonedRide extends RideStart {
  readonly status: string;
  readonly terms: CancelTerms;
  readonly cancellation: { readonly feeUsd: number; readonly isToBeAgreed: boolean } | null;
}

/** Whether cancelling costs nothing where the terms say that it is late: a request without a vehicle is always free. */
export function isFreeRequest(ride: ReckonedRide, now: Date): boolean {
  const { status, cancellation, terms } = ride;
  // What was read of a confirmed ride may be from before it became late.
  if (status !== 'pending' || cancellation?.feeUsd !== 0 || cancellation.isToBeAgreed) return false;
  return cancellationOf(terms, ride, now).kind === 'late';
}
