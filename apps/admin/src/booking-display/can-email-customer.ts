import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { rideDate, rideTime } from '@chauffeur/contracts/time/baku-time';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';

/** The start of a ride as typed; date and time may be incomplete. */
interface TypedStart {
  readonly bookingDate: string;
  readonly bookingTime?: string | null | undefined;
}

/** Whether the customer can get an email about a change: the ride is open, and has not started. */
export function canEmailCustomer(
  { status }: Pick<BookingResponse, 'status'>,
  { bookingDate, bookingTime }: TypedStart,
  now = new Date(),
): boolean {
  if (status !== 'confirmed' && status !== 'pending') return false;
  if (!rideDate.safeParse(bookingDate).success) return false;
  const time = rideTime.safeParse(bookingTime).data;
  return time ? bakuInstant(bookingDate, time) > now : bookingDate >= todayInBaku(now);
}
