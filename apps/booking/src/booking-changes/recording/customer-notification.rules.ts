import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import type { RecordedChange } from './record-changes.js';

/** The fields of a ride that concern its customer (specification, I.7). */
export const customerFields: readonly BookingChangeField[] = [
  'bookingDate',
  'bookingTime',
  'pickupLocation',
  'dropoffLocation',
  'pickupNote',
  'airportDirection',
  'car',
  'offer',
  'passengerCount',
  'flightNumber',
  'flightTime',
  'stops',
  'extras',
  'totalPrice',
];

type Ride = Pick<BookingEntity, 'status' | 'customerEmail' | 'startsAt' | 'bookingDate'>;

/**
 * Whether the customer gets an email about changes of an open ride ahead: as staff chose, else if it is confirmed.
 * Never without an address or without a changed field that concerns customers.
 */
export function isCustomerNotified(
  booking: Ride,
  changes: readonly RecordedChange[],
  wish: boolean | undefined,
  now: Date,
): boolean {
  if (!booking.customerEmail || !changes.some(({ field }) => customerFields.includes(field))) return false;
  if (!isOpen(booking) || !isAhead(booking, now)) return false;
  return wish ?? booking.status === 'confirmed';
}

/** Whether the customer's address changed; false if there was none, because then no email was sent. */
export function hasCustomerEmailChanged(
  before: Pick<BookingEntity, 'customerEmail'>,
  after: Pick<BookingEntity, 'customerEmail'>,
): boolean {
  if (before.customerEmail === '') return false;
  return before.customerEmail.toLowerCase() !== after.customerEmail.toLowerCase();
}

function isOpen({ status }: Ride): boolean {
  return status === 'pending' || status === 'confirmed';
}

function isAhead({ startsAt, bookingDate }: Ride, now: Date): boolean {
  return startsAt ? startsAt > now : bookingDate >= todayInBaku(now);
}
