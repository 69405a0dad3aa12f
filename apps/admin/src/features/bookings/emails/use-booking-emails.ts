import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { emailTemplateName } from '@chauffeur/contracts/notifications/email-template';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { sendOnceAs } from '../../../api/use-send-once';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useNotify } from '../../../notices/notice-context';
import { useSession } from '../../../session/session-context';
import { bookingsKey } from '../../../api/query-keys';
import { emailTemplates } from '../../../resources/emails/email-templates';

/** Polling interval in milliseconds while an email is in flight. */
const pollIntervalMs = 5_000;

const emailsKey = (bookingId: string) => [...bookingsKey, 'emails', bookingId] as const;

/** Reads the emails of a booking, newest first. Polls while one is in flight. */
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

/** Reads the names of all email templates. */
export function useTemplateNames() {
  const session = useSession();
  return useQuery({
    queryKey: [emailTemplates.name, 'names'],
    queryFn: () =>
      session.request({ path: `${emailTemplates.path}/names`, response: z.array(emailTemplateName) }),
  });
}

/** Sends a template manually, and notifies. A retry after a lost response counts as the same email until the booking changes. */
export function useSendEmail({ id: bookingId, version }: BookingResponse, templateName: string) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () =>
      sendOnceAs(`email ${templateName} of ${bookingId} at version ${version}`, (idempotencyKey) =>
        session.request({
          method: 'POST',
          path: `/api/admin/bookings/${encodeURIComponent(bookingId)}/emails`,
          body: { templateName },
          idempotencyKey,
          response: emailDeliveryResponse,
        }),
      ),
    onSuccess: () => notify(t('emails.resent')),
    onError: (failure) => notify(failureText(failure, t('emails.resendFailed')), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailsKey(bookingId) }),
  });
}
