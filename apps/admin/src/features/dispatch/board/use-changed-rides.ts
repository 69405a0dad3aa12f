import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useEffect, useState } from 'react';

/** How long a changed ride is outlined, in milliseconds. */
const shownMs = 3_000;

/** Returns the rides that are new, or have another version, since the previous response. */
export function useChangedRides(rides: readonly BoardRide[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState(rides);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  if (rides && seen !== rides) {
    setSeen(rides);
    if (seen) setChanged(changesBetween(seen, rides));
  }
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(new Set()), shownMs);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

function changesBetween(before: readonly BoardRide[], after: readonly BoardRide[]): ReadonlySet<string> {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  // A switch to another day is not a change: none of its rides was on the screen.
  if (!after.some(({ id }) => versions.has(id))) return new Set();
  return new Set(after.flatMap(({ id, version }) => (versions.get(id) === version ? [] : id)));
}
