import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { RecordedChange } from './record-changes.js';

/** What of a ride concerns its customer (specification, I.7). */
export const fieldsOfCustomer: readonly BookingChangeField[] = [
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
 * Whether the customer gets an email about changes of a pending or confirmed ride that is still ahead: as staff wish, else
 * where it is confirmed. Never without an address, and never about what does not concern a customer.
 */
export function isEmailedAbout(
  booking: Ride,
  changes: readonly RecordedChange[],
  wish: boolean | undefined,
  now: Date,
): boolean {
  if (!booking.customerEmail || !changes.some(({ field }) => fieldsOfCustomer.includes(field))) return false;
  if (!isOpen(booking) || !isAhead(booking, now)) return false;
  return wish ?? booking.status === 'confirmed';
}

/** Whether the customer's emails go to another address than before; that of a booking without one has got none. */
export function isReaddressed(
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
