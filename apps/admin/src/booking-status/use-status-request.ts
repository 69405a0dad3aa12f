import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  changedStatusResponse,
  type ChangedStatusResponse,
  type ChangeStatusRequest,
  type UndoStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { useQueryClient } from '@tanstack/react-query';
import { bookingDetailKey } from '../booking-display/use-booking';
import { useSession } from '../session/session-context';

/** Returns requests that set a booking's status and undo that; its page shows the new status at once. */
export function useStatusRequest(id: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  const send = async (
    method: 'PATCH' | 'POST',
    path: string,
    body: ChangeStatusRequest | UndoStatusRequest,
  ): Promise<ChangedStatusResponse> => {
    const changed = await session.request({
      method,
      path: `/api/admin/bookings/${encodeURIComponent(id)}/${path}`,
      body,
      response: changedStatusResponse,
    });
    queryClient.setQueryData<BookingDetailResponse>(
      bookingDetailKey(id),
      (known) => known && { ...known, ...changed },
    );
    return changed;
  };
  return {
    /** Sets the status of the version that was shown. */
    change: (body: ChangeStatusRequest) => send('PATCH', 'status', body),
    /** Undoes the change that made this version. */
    undo: (body: UndoStatusRequest) => send('POST', 'status/undo', body),
  };
}
