import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { TriedLink } from '@chauffeur/contracts/driver-page/driver-link';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useMemo } from 'react';
import { byUrgency } from '../attention.rules';
import { useDispatchBoard } from '../use-dispatch-board';

interface Attention {
  readonly rides: readonly BoardRide[];
  /** Drivers' links that wrong PINs have locked or ended. */
  readonly triedLinks: readonly TriedLink[];
  readonly count: number;
  /** The server's clock. */
  readonly now: string;
}

/** What needs attention of today and tomorrow, the most urgent first; undefined until it is known. */
export function useAttention(): Attention | undefined {
  const { data } = useDispatchBoard({ from: todayInBaku(), days: 2, hasProblems: true });
  return useMemo(() => {
    if (!data) return undefined;
    const rides = byUrgency(data.rides);
    const { triedLinks, now } = data;
    return { rides, triedLinks, count: rides.length + triedLinks.length, now };
  }, [data]);
}
