import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  changedStatusResponse,
  type ChangeStatusRequest,
  type UndoStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { bookingPage, type ListBookingsQuery } from '@chauffeur/contracts/bookings/list-bookings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingsKey } from '../../api/query-keys';
import { hasErrorCode } from '../../api/send-request';
import { detailKey } from '../../booking-display/use-booking';
import { useSession } from '../../session/session-context';

/** Filters and order of the list, as the contract names them. */
export type BookingsFilter = Readonly<
  Partial<Record<keyof ListBookingsQuery | 'language', string | undefined>>
>;

/** The parameters of the list and of its export. */
export function bookingParameters(question: BookingsFilter): string {
  return new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
}

/** A page of bookings. */
export function useBookings(question: BookingsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'list', question],
    queryFn: () =>
      session.request({ path: `/api/admin/bookings?${bookingParameters(question)}`, response: bookingPage }),
    placeholderData: keepPreviousData,
  });
}

/** Sets a status on the version that was shown; after a stale change the current state is refetched. */
export function useChangeStatus(id: string) {
  return useStatusRequest(id, (body: ChangeStatusRequest) => ({ method: 'PATCH', path: 'status', body }));
}

/** Undoes the change of status that made this version. */
export function useUndoStatus(id: string) {
  return useStatusRequest(id, (body: UndoStatusRequest) => ({ method: 'POST', path: 'status/undo', body }));
}

function useStatusRequest<Body>(
  id: string,
  requestOf: (body: Body) => { method: 'PATCH' | 'POST'; path: string; body: Body },
) {
  const session = useSession();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: bookingsKey });
  return useMutation({
    mutationFn: (wanted: Body) => {
      const { method, path, body } = requestOf(wanted);
      return session.request({
        method,
        path: `/api/admin/bookings/${encodeURIComponent(id)}/${path}`,
        body,
        response: changedStatusResponse,
      });
    },
    onSuccess: (changed) => {
      queryClient.setQueryData<BookingDetailResponse>(
        detailKey(id),
        (known) => known && { ...known, ...changed },
      );
      return readAgain();
    },
    onError: (failure) => (hasErrorCode(failure, 'record.stale') ? readAgain() : undefined),
  });
}
