import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { lateCancelFee, type CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import { statesUnderWay, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { dayMs, hourMs, minuteMs } from '@chauffeur/contracts/durations';
import { hasPassed, plannedEndOf } from '@chauffeur/contracts/rides/ride-end';

const linkDays = 30;
/** Before the start, from when driver and staff go by what they know. */
const detailsMinutes = 30;

/** What the rules of a customer's ride page look at. */
interface CustomerRide {
  readonly status: BookingStatus;
  readonly bookingDate: string;
  readonly startsAt: Date | null;
  readonly durationMinutes: number | null;
  readonly driverId: string | null;
  readonly totalPrice: number;
  /** Since when the fee is due however early it is cancelled. */
  readonly feeDueSince: Date | null;
}

/** The fee of a cancellation in USD; to be agreed where the price is. */
export interface CancelFee {
  readonly feeUsd: number;
  readonly isToBeAgreed: boolean;
}

/**
 * What cancelling costs now: nothing up to and including `freeCancelHours` before the start, without a known start and
 * of a request without a vehicle; then `lateCancelPercent` of the price, rounded to cents. Null once nothing is to be
 * cancelled by the customer: the ride is over, or has started (specification, III.2). A ride that was moved while the
 * fee was due costs it at any time.
 */
export function cancelFeeOf(
  ride: CustomerRide & { readonly holdsVehicle: boolean },
  terms: CancelTerms,
  now: Date,
): CancelFee | null {
  const { freeCancelHours, lateCancelPercent } = terms;
  if (ride.status === 'completed' || ride.status === 'cancelled' || now >= startOf(ride)) return null;
  const isLate =
    ride.feeDueSince !== null ||
    (ride.startsAt !== null && now.getTime() > ride.startsAt.getTime() - freeCancelHours * hourMs);
  const isRequest = ride.status === 'pending' && !ride.holdsVehicle;
  if (!isLate || isRequest || lateCancelPercent === 0) return { feeUsd: 0, isToBeAgreed: false };
  return { feeUsd: lateCancelFee(ride.totalPrice, terms), isToBeAgreed: ride.totalPrice === 0 };
}

/**
 * Whether the customer sees driver and vehicle: once the driver has accepted, from `contactsFromHours` before the start until the
 * ride is over, or its time has passed without a word of that.
 */
export function showsContacts(
  ride: CustomerRide,
  state: RideState,
  contactsFromHours: number,
  now: Date,
): boolean {
  if (ride.status !== 'confirmed' || !ride.driverId || !ride.startsAt) return false;
  if (state === 'offered' || state === 'done') return false;
  if (hasPassed(ride, now) && !statesUnderWay.includes(state)) return false;
  return now.getTime() >= ride.startsAt.getTime() - contactsFromHours * hourMs;
}

/** Whether a link still opens its ride: for 30 days after the ride's end, or after it was cancelled. */
export function isLinkOpen(ride: CustomerRide, cancelledAt: Date | null, now: Date): boolean {
  const end = ride.status === 'cancelled' && cancelledAt ? cancelledAt : plannedEndOf(ride);
  return now.getTime() <= end.getTime() + linkDays * dayMs;
}

/** Until when its customer changes a ride: its details, and the trip itself. Null once it is over. */
export function changesOf(
  ride: CustomerRide,
  changeUntilHours: number,
): { readonly detailsUntil: Date; readonly tripUntil: Date } | null {
  if (ride.status === 'completed' || ride.status === 'cancelled') return null;
  const start = startOf(ride).getTime();
  return {
    detailsUntil: new Date(start - detailsMinutes * minuteMs),
    // Never later than details: without hours the trip stays open until the start.
    tripUntil: new Date(start - Math.max(changeUntilHours * hourMs, detailsMinutes * minuteMs)),
  };
}

/** Of a ride without a time: when its day is over in Baku. */
function startOf(ride: CustomerRide): Date {
  return ride.startsAt ?? plannedEndOf(ride);
}
