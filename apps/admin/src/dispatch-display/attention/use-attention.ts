import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { TriedLink } from '@chauffeur/contracts/driver-page/driver-link';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useMemo } from 'react';
import { byUrgency } from '../attention.rules';
import { useDispatchBoard } from '../use-dispatch-board';
import { attentionDays } from './attention-days';

interface Attention {
  readonly rides: readonly BoardRide[];
  /** Drivers' links that wrong PINs have locked or ended. */
  readonly triedLinks: readonly TriedLink[];
  readonly count: number;
  /** The server's clock. */
  readonly now: string;
}

interface AttentionRead {
  /** Undefined until loaded. */
  readonly attention: Attention | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Reads what needs attention today and tomorrow, the most urgent first. */
export function useAttention(): AttentionRead {
  const { data, isError, refetch } = useDispatchBoard(attentionDays(todayInBaku()));
  const attention = useMemo(() => {
    if (!data) return undefined;
    const { triedLinks, now } = data;
    const rides = byUrgency(data.rides, now);
    return { rides, triedLinks, count: rides.length + triedLinks.length, now };
  }, [data]);
  return { attention, isError, refetch: () => void refetch() };
}
