import { attentionCount } from '@chauffeur/contracts/dispatch/attention-count';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dispatchKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';
import { dispatchBoardQuery, refetchIntervalMs } from '../use-dispatch-board';
import { attentionDays } from './attention-days';

/** How much needs attention of today and tomorrow; undefined until it is known. */
export function useAttentionCount(): number | undefined {
  const session = useSession();
  const queryClient = useQueryClient();
  const from = todayInBaku();
  const { data } = useQuery({
    queryKey: [...dispatchKey, 'attention-count', from],
    queryFn: async () => {
      // What is on the screen begins to be read at the same time: the list, where it is there, has the count.
      await Promise.resolve();
      const days = attentionDays(from);
      const list = dispatchBoardQuery(session, days);
      if (queryClient.getQueryCache().find({ queryKey: list.queryKey })?.isActive()) {
        const { rides, triedLinks } = await queryClient.fetchQuery(list);
        return rides.length + triedLinks.length;
      }
      const path = `/api/admin/dispatch/attention-count?from=${from}&days=${days.days}` as const;
      return (await session.request({ path, response: attentionCount })).count;
    },
    refetchInterval: refetchIntervalMs,
  });
  return data;
}
