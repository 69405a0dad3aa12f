import type { BookingStatus } from '@chauffeur/contracts';
import type { EntityManager } from 'typeorm';
import type { ReportedStatus } from './reported-status.js';
import { LatestBookingStatus } from './latest-booking-status.entity.js';

/** The booking's present status where an email reports an earlier, different one; else null. */
export async function newerBookingStatus(
  manager: EntityManager,
  reported: ReportedStatus | null,
): Promise<BookingStatus | null> {
  if (!reported) return null;
  const latest = await manager.findOneBy(LatestBookingStatus, { bookingId: reported.bookingId });
  return latest && latest.version > reported.version && latest.status !== reported.status
    ? latest.status
    : null;
}
