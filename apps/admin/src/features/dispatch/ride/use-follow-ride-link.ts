import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../../api/send-request';
import { useBooking } from '../../../booking-display/use-booking';
import { dayAfter } from '../../../text/day-after';
import type { BoardView } from '../board-view';

type ShownDays = Pick<BoardView, 'date' | 'days' | 'rideId'>;

/**
 * Follows a link to a ride that has moved since: switches the board to its day, or opens its page if it was cancelled or
 * deleted. A ride that leaves the days shown while it is open stays open.
 */
export function useFollowRideLink(
  board: DispatchBoard | undefined,
  { date, days, rideId }: ShownDays,
  showDay: (day: string) => void,
): void {
  const navigate = useNavigate();
  const [seenId, setSeenId] = useState<string>();
  const isFound = board?.rides.some(({ id }) => id === rideId) ?? false;
  if (isFound && seenId !== rideId) setSeenId(rideId);
  const isMissing = board !== undefined && rideId !== undefined && !isFound && seenId !== rideId;
  const { data, error } = useBooking(rideId ?? '', { enabled: isMissing, staleTime: 0 });
  const isDeleted = error instanceof RequestFailed && error.status === 404;
  const isOnNoDay = isMissing && (isDeleted || data?.status === 'cancelled');
  const day = isMissing ? data?.bookingDate : undefined;
  const isShown = day === undefined || (day >= date && day < dayAfter(date, days));
  useEffect(() => {
    if (isOnNoDay) void navigate(`/bookings/${rideId}`, { replace: true });
    else if (day !== undefined && !isShown) showDay(day);
  }, [isOnNoDay, rideId, day, isShown, navigate, showDay]);
}
