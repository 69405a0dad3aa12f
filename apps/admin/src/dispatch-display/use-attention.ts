import { todayInBaku, type BoardRide } from '@chauffeur/contracts';
import { byUrgency } from './attention.rules';
import { useDispatchBoard } from './use-dispatch-board';

interface Attention {
  readonly rides: readonly BoardRide[];
  /** The server's clock. */
  readonly now: string;
}

/** The rides of today and tomorrow that need attention, the most urgent first; undefined until they are known. */
export function useAttention(): Attention | undefined {
  const { data } = useDispatchBoard({ from: todayInBaku(), days: 2, hasProblems: true });
  return data && { rides: byUrgency(data.rides), now: data.now };
}
