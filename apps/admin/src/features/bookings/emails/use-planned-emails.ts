import {
  plannedMessageResponse,
  type PlannedMessageResponse,
} from '@chauffeur/contracts/notifications/planned-message';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { bookingsKey } from '../../../api/query-keys';
import { useSession } from '../../../session/session-context';

const pathOf = (bookingId: string) => `/api/admin/bookings/${encodeURIComponent(bookingId)}/planned-messages`;

/** The emails of a booking that are planned for later, the next one first. */
export function usePlannedEmails(bookingId: string) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'planned-emails', bookingId],
    queryFn: () => session.request({ path: pathOf(bookingId), response: z.array(plannedMessageResponse) }),
  });
}

/** Sends a planned email now, or drops it; afterwards all of the booking is read again, its emails too. */
export function useEndPlannedEmail(bookingId: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, end }: Pick<PlannedMessageResponse, 'id'> & { end: 'send' | 'drop' }) =>
      session.request({
        method: end === 'send' ? 'POST' : 'DELETE',
        path: `${pathOf(bookingId)}/${id}${end === 'send' ? '/send' : ''}`,
        response: z.unknown(),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}
