import { emailDeliveryResponse, type EmailDeliveryResponse } from '@chauffeur/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';
import { bookingsKey } from './use-bookings';

/** Milliseconds after which mails that are on their way are asked about again. */
const nextLook = 5_000;

const emailsKey = (bookingId: string) => [...bookingsKey, 'emails', bookingId] as const;

/** The mails of a booking, newest first; watched while one is on its way. */
export function useBookingEmails(bookingId: string) {
  const session = useSession();
  return useQuery({
    queryKey: emailsKey(bookingId),
    queryFn: () =>
      session.ask({
        path: `/api/admin/bookings/${encodeURIComponent(bookingId)}/emails`,
        answer: z.array(emailDeliveryResponse),
      }),
    refetchInterval: ({ state }) => (state.data?.some(({ state: at }) => at === 'queued') ? nextLook : false),
  });
}

/** Sends a mail again; pressed twice it goes once. */
export function useResendEmail(bookingId: string) {
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailsKey(bookingId) }),
  });
}

/** Sends a template by hand; `key` makes a repeated press one mail. */
export function useSendEmail(bookingId: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ templateName, key }: { templateName: string; key: string }) =>
      session.ask({
        method: 'POST',
        path: `/api/admin/bookings/${encodeURIComponent(bookingId)}/emails`,
        body: { templateName },
        idempotencyKey: key,
        answer: emailDeliveryResponse,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailsKey(bookingId) }),
  });
}
