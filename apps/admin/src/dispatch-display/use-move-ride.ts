import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangeScheduleRequest } from '@chauffeur/contracts/bookings/changes/change-schedule';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMutation } from '@tanstack/react-query';
import { useRefetchRides } from '../booking-display/use-refetch-rides';
import { useSession } from '../session/session-context';

export type Move = Omit<ChangeScheduleRequest, 'version'>;

interface MoveOfRide {
  readonly ride: Pick<BoardRide, 'id' | 'version'>;
  readonly move: Move;
}

interface MoveOutcome {
  readonly onMoved?: (moved: BookingDetailResponse, sent: MoveOfRide) => void;
  readonly onFailed?: (failure: unknown) => void;
}

/**
 * Moves a ride, on the version that was shown. The outcome is reported even if a live update comes before the response and
 * removes the form from the screen.
 */
export function useMoveRide({ onMoved, onFailed }: MoveOutcome = {}) {
  const session = useSession();
  const refetchRides = useRefetchRides();
  return useMutation({
    mutationFn: ({ ride: { id, version }, move }: MoveOfRide) =>
      session.request({
        method: 'PATCH',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/schedule`,
        body: { ...move, version },
        response: bookingDetailResponse,
      }),
    ...(onMoved ? { onSuccess: onMoved } : {}),
    ...(onFailed ? { onError: onFailed } : {}),
    onSettled: refetchRides,
  });
}
