import {
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
  type EmailDeliveryResponse,
  type EmailDeliveryState,
} from '@chauffeur/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-context';

/** Milliseconds after which the queue is looked at again. */
const nextLook = 10_000;

const queueKey = ['emailQueue'] as const;

/** What waits to be sent, and since when. */
export function useEmailQueue() {
  const session = useSession();
  return useQuery({
    queryKey: [...queueKey, 'depth'],
    queryFn: () => session.ask({ path: '/api/admin/email-queue', answer: emailQueueResponse }),
    refetchInterval: nextLook,
  });
}

/** A page of the mails in a state, newest first. */
export function useDeliveries(state: EmailDeliveryState, page: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...queueKey, 'deliveries', state, page],
    queryFn: () =>
      session.ask({
        path: `/api/admin/email-deliveries?state=${state}&page=${page}`,
        answer: emailDeliveryPage,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: nextLook,
  });
}

/** Sends a mail again; pressed twice it goes once. */
export function useRetry() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, attempts }: EmailDeliveryResponse) =>
      session.ask({
        method: 'POST',
        path: `/api/admin/email-deliveries/${id}/resend`,
        body: { afterAttempt: attempts.length },
        answer: emailDeliveryResponse,
      }),
    // The dashboard counts failed mails too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
