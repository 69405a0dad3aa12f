import {
  plannedMessageResponse,
  type PlannedMessageResponse,
} from '@chauffeur/contracts/notifications/planned-message';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { bookingsKey } from '../../../api/query-keys';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useNotify } from '../../../notices/notice-context';
import { useSession } from '../../../session/session-context';

const pathOf = (bookingId: string) => `/api/admin/bookings/${encodeURIComponent(bookingId)}/planned-messages`;

/** Reads the planned emails of a booking, the next one first. */
export function usePlannedEmails(bookingId: string) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'planned-emails', bookingId],
    queryFn: () => session.request({ path: pathOf(bookingId), response: z.array(plannedMessageResponse) }),
  });
}

/**
 * Sends a planned email now, or drops it, and notifies even if the email has left the list meanwhile. Then refetches
 * everything about the booking, including its emails.
 */
export function useSendOrDropPlannedEmail(bookingId: string) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const notify = useNotify();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, end }: Pick<PlannedMessageResponse, 'id'> & { end: 'send' | 'drop' }) =>
      session.request({
        method: end === 'send' ? 'POST' : 'DELETE',
        path: `${pathOf(bookingId)}/${id}${end === 'send' ? '/send' : ''}`,
        response: z.unknown(),
      }),
    onSuccess: (_ended, { end }) => notify(t(end === 'send' ? 'emails.resent' : 'emails.planned.dropped')),
    onError: (failure) => notify(failureText(failure, t('emails.planned.failed')), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}
