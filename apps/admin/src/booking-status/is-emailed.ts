import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';

/**
 * Whether the customer gets an email of the status that a booking gets: never without an address, nor of going back to
 * pending, and of a completed ride, after which a review is asked for, not where they did not come.
 */
export function isEmailed(
  status: BookingStatus,
  { customerEmail, progress }: Pick<BookingListItem, 'customerEmail' | 'progress'>,
): boolean {
  if (customerEmail === '' || status === 'pending') return false;
  return status !== 'completed' || progress.state !== 'no_show';
}
