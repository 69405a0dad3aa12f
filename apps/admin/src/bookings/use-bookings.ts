import {
  bookingDetailResponse,
  bookingPage,
  bookingResponse,
  type BookingDetailResponse,
  type ChangeStatusRequest,
  type ListBookingsQuery,
} from '@chauffeur/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../api/send-request';
import { useSession } from '../session/session-context';

export const bookingsKey = ['bookings'] as const;
export const detailKey = (id: string) => [...bookingsKey, 'detail', id] as const;

/** What of the list is asked for: its filters and order, as the contract names them. */
export type BookingsQuestion = Readonly<
  Partial<Record<keyof ListBookingsQuery | 'language', string | undefined>>
>;

/** The parameters of the list and of its export. */
export function bookingParameters(question: BookingsQuestion): string {
  return new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
}

/** A page of bookings. */
export function useBookings(question: BookingsQuestion) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'list', question],
    queryFn: () =>
      session.ask({ path: `/api/admin/bookings?${bookingParameters(question)}`, answer: bookingPage }),
    placeholderData: keepPreviousData,
  });
}

export function useBooking(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () =>
      session.ask({
        path: `/api/admin/bookings/${encodeURIComponent(id)}`,
        answer: bookingDetailResponse,
      }),
  });
}

/** Sets a status on the version that was looked at; after a refusal as stale the fresh state is read. */
export function useChangeStatus(id: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: bookingsKey });
  return useMutation({
    mutationFn: (body: ChangeStatusRequest) =>
      session.ask({
        method: 'PATCH',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/status`,
        body,
        answer: bookingResponse,
      }),
    onSuccess: (changed) => {
      queryClient.setQueryData<BookingDetailResponse>(
        detailKey(id),
        (known) => known && { ...known, ...changed },
      );
      return readAgain();
    },
    onError: (failure) => (isRefusal(failure, 'record.stale') ? readAgain() : undefined),
  });
}
