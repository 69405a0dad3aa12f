import type { StatusTold } from '@chauffeur/contracts';
import type { EntityManager } from 'typeorm';
import { KnownBookingStatus } from './known-booking-status.entity.js';

/** The booking's present status where it is another one than a mail would tell, else null. */
export async function statusSince(manager: EntityManager, told: StatusTold | null): Promise<string | null> {
  if (!told) return null;
  const known = await manager.findOneBy(KnownBookingStatus, { bookingId: told.bookingId });
  return known && known.version > told.version && known.status !== told.status ? known.status : null;
}
