import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import type { ChangeKind } from './ride-values';

/** Returns the kinds of changes that are possible at `now`, in milliseconds. */
export function openKinds({ changes }: RideResponse, now: number): ChangeKind[] {
  if (!changes) return [];
  return [
    ...(now <= Date.parse(changes.tripUntil) ? (['trip'] as const) : []),
    ...(now <= Date.parse(changes.detailsUntil) ? (['details'] as const) : []),
  ];
}
