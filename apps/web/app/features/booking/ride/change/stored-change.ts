import { tabValue, type TabStorage } from '../../../../storage/tab-storage';
import type { ChangeKind, RideEdits } from './ride-values';

/** What is typed into the form that is open: it survives a reload, and the other language, until it is saved or given up. */
export type StoredChange = TabStorage<{ kind: ChangeKind; edits: RideEdits }>;

export function storedChange(rideId: string): StoredChange {
  return tabValue(`ride-change:${rideId}`);
}
