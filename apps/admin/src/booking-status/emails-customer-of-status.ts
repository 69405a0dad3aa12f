import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { boardingOf, startOf, wasDriven } from '@chauffeur/contracts/rides/ride-driven';
import { isTooLateForThanks, plannedEndOf } from '@chauffeur/contracts/rides/ride-end';

type Reported = Pick<
  BookingListItem,
  'status' | 'customerEmail' | 'progress' | 'bookingDate' | 'startsAt' | 'durationMinutes'
>;

/**
 * Whether the customer gets an email when a booking gets this status: never without an address or for pending; for
 * confirmed unless the ride is over or was driven, which staff deny who reset a completion before its start; for
 * completed, which asks for a review, unless the customer did not come or the ride was long ago. An email that thanked for
 * the ride before, which only the delivery log knows, makes another one needless.
 * @param booking as it is before it gets the status
 */
export function emailsCustomerOfStatus(status: BookingStatus, booking: Reported, now = new Date()): boolean {
  const { customerEmail, progress } = booking;
  if (customerEmail === '' || status === 'pending') return false;
  if (status === 'confirmed') {
    const from = booking.status === 'completed' ? startOf(booking) : boardingOf(booking);
    return plannedEndOf(booking) > now && !wasDriven(booking, progress, from);
  }
  return status !== 'completed' || (progress.state !== 'no_show' && !isTooLateForThanks(booking, now));
}
