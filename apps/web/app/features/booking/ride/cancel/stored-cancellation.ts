import type { CancelReason } from '@chauffeur/contracts/bookings/booking-choices';
import { tabValue, type TabStorage } from '../../../../storage/tab-storage';

/** What is answered to the question that is open: it survives a reload, and the other language, until it is sent or given up. */
export type StoredCancellation = TabStorage<{ reason: CancelReason | null; note: string }>;

export function storedCancellation(rideId: string): StoredCancellation {
  return tabValue(`ride-cancellation:${rideId}`);
}
