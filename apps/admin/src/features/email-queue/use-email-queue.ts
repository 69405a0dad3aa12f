import {
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
  type EmailDeliveryResponse,
  type EmailDeliveryState,
} from '@chauffeur/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

/** Milliseconds between two reads of the queue. */
const pollIntervalMs = 10_000;

const queueKey = ['emailQueue'] as const;

/** What waits to be sent, and since when. */
export function useEmailQueue() {
  const session = useSession();
  return useQuery({
    queryKey: [...queueKey, 'depth'],
    queryFn: () => session.request({ path: '/api/admin/email-queue', response: emailQueueResponse }),
    refetchInterval: pollIntervalMs,
  });
}

/** A page of the emails in a state, newest first. */
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

/** Sends an email again; two clicks send it once. */
export function useRetryDelivery() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, attempts }: EmailDeliveryResponse) =>
      session.request({
        method: 'POST',
        path: `/api/admin/email-deliveries/${id}/resend`,
        body: { afterAttempt: attempts.length },
        response: emailDeliveryResponse,
      }),
    // The dashboard counts failed emails too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
