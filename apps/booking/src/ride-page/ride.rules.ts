import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { lateCancelFee, type CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import { underWayRideStates, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { dayMs, hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { hasPassed, plannedEndOf } from '@chauffeur/contracts/rides/ride-end';

const linkDays = 30;
/** Minutes before the start, from which details can't be changed: driver and staff rely on them. */
const detailsMinutes = 30;

/** The part of a ride on which the rules of its customer's page depend. */
interface CustomerRide {
  readonly status: BookingStatus;
  readonly bookingDate: string;
  readonly startsAt: Date | null;
  readonly durationMinutes: number | null;
  readonly driverId: string | null;
  readonly totalPrice: number;
  /** Since when the fee is due however early the ride is cancelled. */
  readonly feeDueSince: Date | null;
}

/** A cancellation's fee in USD; to be agreed if the price is. */
export interface CancelFee {
  readonly feeUsd: number;
  readonly isToBeAgreed: boolean;
}

/**
 * Returns the fee of a cancellation now. It is 0 up to and including `freeCancelHours` before the start, without a
 * time, and for a request without a vehicle; then `lateCancelPercent` of the price, rounded to cents. A ride that was
 * moved while the fee was due costs it at any time. Null if the customer can't cancel: the ride is over or has
 * started (specification, III.2).
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
 * Whether the customer sees driver and vehicle: once the driver has accepted, from `contactsFromHours` before the
 * start until the ride is over, or until its time has passed unless the driver is under way.
 */
export function showsContacts(
  ride: CustomerRide,
  state: RideState,
  contactsFromHours: number,
  now: Date,
): boolean {
  if (ride.status !== 'confirmed' || !ride.driverId || !ride.startsAt) return false;
  if (state === 'offered' || state === 'done') return false;
  if (hasPassed(ride, now) && !underWayRideStates.includes(state)) return false;
  return now.getTime() >= ride.startsAt.getTime() - contactsFromHours * hourMs;
}

/** Whether a link still opens its ride: until 30 days after the ride's end or its cancellation. */
export function isLinkOpen(ride: CustomerRide, cancelledAt: Date | null, now: Date): boolean {
  const end = ride.status === 'cancelled' && cancelledAt ? cancelledAt : plannedEndOf(ride);
  return now.getTime() <= end.getTime() + linkDays * dayMs;
}

/** Returns until when the customer can change a ride's details and the trip itself; null if it is over. */
export function changesOf(
  ride: CustomerRide,
  changeUntilHours: number,
): { readonly detailsUntil: Date; readonly tripUntil: Date } | null {
  if (ride.status === 'completed' || ride.status === 'cancelled') return null;
  const start = startOf(ride).getTime();
  return {
    detailsUntil: new Date(start - detailsMinutes * minuteMs),
    // Never later than details, even if `changeUntilHours` is 0.
    tripUntil: new Date(start - Math.max(changeUntilHours * hourMs, detailsMinutes * minuteMs)),
  };
}

/** Returns a ride's start; without a time, the end of its day in Baku. */
function startOf(ride: CustomerRide): Date {
  return ride.startsAt ?? plannedEndOf(ride);
}
