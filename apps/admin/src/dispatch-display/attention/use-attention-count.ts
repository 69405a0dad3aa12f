import { attentionCount } from '@chauffeur/contracts/dispatch/attention-count';
import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dispatchKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';
import { dispatchBoardQuery, refetchIntervalMs } from '../use-dispatch-board';
import { attentionDays } from './attention-days';

const countOf = ({ rides, triedLinks }: DispatchBoard) => rides.length + triedLinks.length;

/** Returns how many rides and links need attention today and tomorrow; undefined until loaded. */
export function useAttentionCount(): number | undefined {
  const session = useSession();
  const queryClient = useQueryClient();
  const from = todayInBaku();
  const days = attentionDays(from);
  const list = dispatchBoardQuery(session, days);
  const counted = useQuery({
    queryKey: [...dispatchKey, 'attention-count', from],
    queryFn: async () => {
      // Lets the screen's own queries start first: if the list is among them, it provides the count.
      await Promise.resolve();
      if (queryClient.getQueryCache().find({ queryKey: list.queryKey })?.isActive()) {
        return countOf(await queryClient.fetchQuery(list));
      }
      const path = `/api/admin/dispatch/attention-count?from=${from}&days=${days.days}` as const;
      return (await session.request({ path, response: attentionCount })).count;
    },
    refetchInterval: refetchIntervalMs,
  });
  // A screen that was opened since has read its list; both must show the same count.
  const listed = useQuery({ ...list, enabled: false, select: countOf });
  return listed.dataUpdatedAt > counted.dataUpdatedAt ? listed.data : counted.data;
}
