import {
  emailDeliveryPage,
  emailQueueResponse,
  type EmailDeliveryState,
} from '@chauffeur/contracts/notifications/email-delivery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

/** Polling interval of the queue in milliseconds. */
const pollIntervalMs = 10_000;

const queueKey = ['emailQueue'] as const;

/** Reads how many emails wait to be sent, and since when. */
export function useEmailQueue({ everyMs = pollIntervalMs } = {}) {
  const session = useSession();
  return useQuery({
    queryKey: [...queueKey, 'depth'],
    queryFn: () => session.request({ path: '/api/admin/email-queue', response: emailQueueResponse }),
    refetchInterval: everyMs,
  });
}

/** Reads how many emails failed permanently. Polls rarely, because every screen shows it. */
export function useFailedEmailCount(): number {
  return useEmailQueue({ everyMs: 60_000 }).data?.deliveries.failed ?? 0;
}

/** Reads a page of the emails in a state, newest first. */
export function useEmailDeliveries(state: EmailDeliveryState, page: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...queueKey, 'deliveries', state, page],
    queryFn: () =>
      session.request({
        path: `/api/admin/email-deliveries?state=${state}&page=${page}`,
        response: emailDeliveryPage,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
}
