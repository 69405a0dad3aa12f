import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { emailTemplateName } from '@chauffeur/contracts/notifications/email-template';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../../../session/session-context';
import { bookingsKey } from '../../../api/query-keys';
import { emailTemplates } from '../../../resources/email-templates';

/** Milliseconds between two reads while an email is in flight. */
const pollIntervalMs = 5_000;

const emailsKey = (bookingId: string) => [...bookingsKey, 'emails', bookingId] as const;

/** The emails of a booking, newest first; polled while one is in flight. */
export function useBookingEmails(bookingId: string) {
  const session = useSession();
  return useQuery({
    queryKey: emailsKey(bookingId),
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(bookingId)}/emails`,
        response: z.array(emailDeliveryResponse),
      }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: at }) => at === 'queued') ? pollIntervalMs : false,
  });
}

/** The email templates that there are. */
export function useTemplateNames() {
  const session = useSession();
  return useQuery({
    queryKey: [emailTemplates.name, 'names'],
    queryFn: () =>
      session.request({ path: `${emailTemplates.path}/names`, response: z.array(emailTemplateName) }),
  });
}

/** Sends a template manually; `key` makes repeated clicks one email. */
export function useSendEmail(bookingId: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ templateName, key }: { templateName: string; key: string }) =>
      session.request({
        method: 'POST',
        path: `/api/admin/bookings/${encodeURIComponent(bookingId)}/emails`,
        body: { templateName },
        idempotencyKey: key,
        response: emailDeliveryResponse,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailsKey(bookingId) }),
  });
}
