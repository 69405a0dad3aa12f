import {
  emailDeliveryResponse,
  type EmailDeliveryResponse,
} from '@chauffeur/contracts/notifications/email-delivery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

/** Sends an email again; two clicks send it once. */
export function useResendEmail() {
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
    // Bookings, the queue and the dashboard show it; none of them is awaited.
    onSettled: () => void queryClient.invalidateQueries(),
  });
}
