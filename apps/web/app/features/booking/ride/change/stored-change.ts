import { tabValue, type TabStorage } from '../../../../storage/tab-storage';
import type { ChangeKind, RideEdits } from './ride-values';

/** The input of the open form. It survives a reload and a change of language, until it is saved or discarded. */
export type StoredChange = TabStorage<{ kind: ChangeKind; edits: RideEdits }>;

export function storedChange(rideId: string): StoredChange {
  return tabValue(`ride-change:${rideId}`);
}
