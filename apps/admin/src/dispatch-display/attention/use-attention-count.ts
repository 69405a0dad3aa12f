import { attentionCount } from '@chauffeur/contracts/dispatch/attention-count';
import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dispatchKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';
import { dispatchBoardQuery, refetchIntervalMs } from '../use-dispatch-board';
import { attentionDays } from './attention-days';

const countOf = ({ rides, triedLinks }: DispatchBoard) => rides.length + triedLinks.length;

/** How much needs attention of today and tomorrow; undefined until it is known. */
export function useAttentionCount(): number | undefined {
  const session = useSession();
  const queryClient = useQueryClient();
  const from = todayInBaku();
  const days = attentionDays(from);
  const list = dispatchBoardQuery(session, days);
  const counted = useQuery({
    queryKey: [...dispatchKey, 'attention-count', from],
    queryFn: async () => {
      // What is on the screen begins to be read at the same time: the list, where it is there, has the count.
      await Promise.resolve();
      if (queryClient.getQueryCache().find({ queryKey: list.queryKey })?.isActive()) {
        return countOf(await queryClient.fetchQuery(list));
      }
      const path = `/api/admin/dispatch/attention-count?from=${from}&days=${days.days}` as const;
      return (await session.request({ path, response: attentionCount })).count;
    },
    refetchInterval: refetchIntervalMs,
  });
  // A screen that is opened reads its list since: both must say the same.
  const listed = useQuery({ ...list, enabled: false, select: countOf });
  return listed.dataUpdatedAt > counted.dataUpdatedAt ? listed.data : counted.data;
}
