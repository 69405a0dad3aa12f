import {
  bookingDetailResponse,
  bookingPage,
  bookingResponse,
  type BookingDetailResponse,
  type BookingStatus,
  type ChangeStatusRequest,
} from '@chauffeur/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../api/send-request';
import { useSession } from '../session/session-context';

const bookingsKey = ['bookings'] as const;
const detailKey = (id: string) => [...bookingsKey, 'detail', id] as const;

export interface BookingsQuestion {
  status: BookingStatus | undefined;
  search: string;
  page: number;
}

/** A page of bookings, newest first. */
export function useBookings(question: BookingsQuestion) {
  const session = useSession();
  const { status, search, page } = question;
  const parameters = new URLSearchParams({
    page: String(page),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
  return useQuery({
    queryKey: [...bookingsKey, 'list', question],
    queryFn: () => session.ask({ path: `/api/admin/bookings?${parameters.toString()}`, answer: bookingPage }),
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
