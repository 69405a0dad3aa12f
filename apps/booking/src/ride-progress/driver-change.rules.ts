import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { statesOver, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** What of a ride its driver goes by. */
const fieldsOfDriver: readonly BookingChangeField[] = [
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

/** Whether a ride was over for its driver before it begins: another one was meant, or it was moved since. */
export function wasOverBeforeStart(state: RideState, since: Date, { startsAt, bookingDate }: Ride): boolean {
  return statesOver.includes(state) && since < (startsAt ?? bakuInstant(bookingDate, '00:00'));
}

/** Minutes by which a ride may move without its driver being asked again; they press Seen. */
const smallMoveMinutes = 30;

/**
 * What a change of a ride means for the driver who keeps it (specification, III.2): `ask` again where it is at another time
 * or place and the driver has not set out, `show` where they only have to see it, `nothing` where it does not concern them.
 */
export function changeForDriver(
  state: RideState,
  before: Ride,
  after: RideAfter,
  changed: readonly BookingChangeField[],
): 'ask' | 'show' | 'nothing' {
  if (state === 'none' || state === 'declined' || statesOver.includes(state)) return 'nothing';
  if (shownFields(after, changed).length === 0) return 'nothing';
  if (state !== 'offered' && state !== 'accepted') return 'show';
  const isElsewhere = changed.some((field) => placeFields.includes(field));
  return isElsewhere || isMovedFar(before, after) ? 'ask' : 'show';
}

/** Those of the changed fields that a driver sees: the price where they are to collect it. */
export function shownFields(
  { driverCollects }: Pick<BookingEntity, 'driverCollects'>,
  changed: readonly BookingChangeField[],
): BookingChangeField[] {
  return changed.filter(
    (field) => fieldsOfDriver.includes(field) || (driverCollects && field === 'totalPrice'),
  );
}

function isMovedFar(before: Ride, after: Ride): boolean {
  if (before.bookingDate !== after.bookingDate) return true;
  if (!before.startsAt || !after.startsAt) return before.startsAt !== after.startsAt;
  return Math.abs(after.startsAt.getTime() - before.startsAt.getTime()) >= smallMoveMinutes * 60_000;
}
