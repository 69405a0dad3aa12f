import { bakuInstant } from '../../time/baku-instant.js';

/** The cancellation terms of the booking rules: free until some hours before the ride, then a part of the price. */
export interface CancelTerms {
  readonly freeCancelHours: number;
  /** Percent of the price. */
  readonly lateCancelPercent: number;
}

/** Returns the fee of a late cancellation or a no-show in USD, rounded to cents. */
export function lateCancelFee(
  totalPrice: number,
  { lateCancelPercent }: Pick<CancelTerms, 'lateCancelPercent'>,
): number {
  return Math.round((Math.round(totalPrice * 100) * lateCancelPercent) / 100) / 100;
}

/**
 * What the terms mean for a ride: always free, free until a moment, free until some hours before an unknown start, no longer
 * free, or, for a request without a vehicle, free until it is confirmed.
 */
export type Cancellation =
  | { readonly kind: 'free' | 'hours' | 'late' | 'request' }
  | { readonly kind: 'until'; readonly moment: Date };

/** A ride's start in Baku, as far as known. */
interface RideStart {
  readonly bookingDate: string;
  readonly bookingTime: string | null;
}

/**
 * Returns what cancelling a ride costs at `now` (specification, II.12).
 * @param isRequest it has no vehicle yet and is free to cancel until it is confirmed, however late (III.2)
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
  if (now <= moment) return { kind: 'until', moment };
  return { kind: isRequest ? 'request' : 'late' };
}

/** A ride with the cost of cancelling it now, as the server has computed it. */
interface ReckonedRide extends RideStart {
  readonly status: string;
  readonly terms: CancelTerms;
  readonly cancellation: { readonly feeUsd: number; readonly isToBeAgreed: boolean } | null;
}

/** Whether cancelling is free although it is late by the terms: true for a request without a vehicle. */
export function isFreeRequest(ride: ReckonedRide, now: Date): boolean {
  const { status, cancellation, terms } = ride;
  // A confirmed ride may have become late since it was read.
  if (status !== 'pending' || cancellation?.feeUsd !== 0 || cancellation.isToBeAgreed) return false;
  return cancellationOf(terms, ride, now).kind === 'late';
}
