import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { LatestBookingStatus } from './latest-booking-status.entity.js';
import type { ReportedStatus } from './reported-status.js';

/** Returns the booking's present status if the email reports an earlier, different one; otherwise null. */
export function newerBookingStatus(
  latest: Pick<LatestBookingStatus, 'status' | 'version'> | null,
  reported: ReportedStatus | null,
): BookingStatus | null {
  if (!reported || !latest) return null;
  return latest.version > reported.version && latest.status !== reported.status ? latest.status : null;
}

/** Reason recorded for an email that is skipped because of the booking's present status. */
export const reasonOfStatus = (present: BookingStatus): string => `the booking is ${present}`;
