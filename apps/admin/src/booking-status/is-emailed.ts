import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';

type Reported = Pick<
  BookingListItem,
  'customerEmail' | 'progress' | 'bookingDate' | 'startsAt' | 'durationMinutes'
>;

/**
 * Whether the customer gets an email of the status that a booking gets: never without an address, nor of going back to
 * pending; of a completed ride, after which a review is asked for, not where they did not come; and no confirmation of a ride
 * that is over.
 */
export function isEmailed(status: BookingStatus, booking: Reported, now = new Date()): boolean {
  const { customerEmail, progress } = booking;
  if (customerEmail === '' || status === 'pending') return false;
  if (status === 'confirmed') return plannedEndOf(booking) > now;
  return status !== 'completed' || progress.state !== 'no_show';
}
