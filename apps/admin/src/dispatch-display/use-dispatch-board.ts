import { dispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dispatchKey } from '../api/query-keys';
import type { Session } from '../session/session';
import { useSession } from '../session/session-context';

interface Days {
  readonly from: string;
  readonly days: number;
  /** Only rides with a problem. */
  readonly hasProblems?: boolean;
}

/** Milliseconds. Some problems come with time alone, such as a driver who is still missing a day before. */
export const refetchIntervalMs = 60_000;

/** Reads the dispatch board for some days. */
export function useDispatchBoard(days: Days) {
  const session = useSession();
  return useQuery({
    ...dispatchBoardQuery(session, days),
    refetchInterval: refetchIntervalMs,
  });
}

export function dispatchBoardQuery(session: Session, { from, days, hasProblems = false }: Days) {
  return queryOptions({
    queryKey: [...dispatchKey, from, days, hasProblems],
    queryFn: () =>
      session.request({
        path: `/api/admin/dispatch?from=${from}&days=${days}${hasProblems ? '&problems=1' : ''}`,
        response: dispatchBoard,
      }),
  });
}
