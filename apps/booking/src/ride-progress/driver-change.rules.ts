import { boardingOf, startOf } from '@chauffeur/contracts/rides/ride-driven';
import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { finishedRideStates, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** The fields of a ride that its driver relies on. */
const driverFields: readonly BookingChangeField[] = [
  'customerName',
  'customerPhone',
  'bookingDate',
  'bookingTime',
  'durationMinutes',
  'vehicle',
  'passengerCount',
  'airportDirection',
  'flightNumber',
  'flightTime',
  'signText',
  'pickupLocation',
  'dropoffLocation',
  'pickupNote',
  'stops',
  'luggageLarge',
  'luggageSmall',
  'extras',
  'specialRequests',
  'driverCollects',
];

const placeFields: readonly BookingChangeField[] = ['pickupLocation', 'dropoffLocation', 'stops'];

type Ride = Pick<BookingEntity, 'bookingDate' | 'startsAt'>;
type RideAfter = Ride & Pick<BookingEntity, 'driverCollects'>;

/** Whether the last step of a ride's driver ended the ride too early to count for it. */
export type WasOver = (state: RideState, since: Date, ride: Ride) => boolean;

/**
 * Whether a ride was over for its driver before its start: the step was meant for another ride, or this one was moved since.
 */
export function wasOverBeforeStart(state: RideState, since: Date, ride: Ride): boolean {
  return finishedRideStates.includes(state) && since < startOf(ride);
}

/** Whether a ride was over for its driver before its customer could be on board: the step was meant for another ride. */
export function wasOverBeforeBoarding(state: RideState, since: Date, ride: Ride): boolean {
  return finishedRideStates.includes(state) && since < boardingOf(ride);
}

/** Minutes by which a ride may move without asking its driver again; the driver then presses Seen. */
const smallMoveMinutes = 30;

/**
 * Returns what a change means for the driver who keeps the ride (specification, III.2): `ask` again if its time or
 * place differs and the driver has not set out, `show` if the driver only has to see it, otherwise `nothing`.
 */
export function driverEffectOf(
  state: RideState,
  before: Ride,
  after: RideAfter,
  changed: readonly BookingChangeField[],
): 'ask' | 'show' | 'nothing' {
  if (state === 'none' || state === 'declined' || finishedRideStates.includes(state)) return 'nothing';
  if (fieldsShownToDriver(after, changed).length === 0) return 'nothing';
  if (state !== 'offered' && state !== 'accepted') return 'show';
  const isElsewhere = changed.some((field) => placeFields.includes(field));
  return isElsewhere || isMovedFar(before, after) ? 'ask' : 'show';
}

/** Returns the changed fields that a driver sees; the price only if the driver collects it. */
export function fieldsShownToDriver(
  { driverCollects }: Pick<BookingEntity, 'driverCollects'>,
  changed: readonly BookingChangeField[],
): BookingChangeField[] {
  return changed.filter(
    (field) => driverFields.includes(field) || (driverCollects && field === 'totalPrice'),
  );
}

function isMovedFar(before: Ride, after: Ride): boolean {
  if (before.bookingDate !== after.bookingDate) return true;
  if (!before.startsAt || !after.startsAt) return before.startsAt !== after.startsAt;
  return Math.abs(after.startsAt.getTime() - before.startsAt.getTime()) >= smallMoveMinutes * 60_000;
}
