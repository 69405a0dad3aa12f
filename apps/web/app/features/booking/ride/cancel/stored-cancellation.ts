import type { CancelReason } from '@chauffeur/contracts/bookings/booking-choices';
import { tabValue, type TabStorage } from '../../../../storage/tab-storage';

/** The answers to the open question. They survive a reload and a change of language, until they are sent or discarded. */
export type StoredCancellation = TabStorage<{ reason: CancelReason | null; note: string }>;

export function storedCancellation(rideId: string): StoredCancellation {
  return tabValue(`ride-cancellation:${rideId}`);
}
