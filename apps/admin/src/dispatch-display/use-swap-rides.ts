import { swappedRides, type SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import { useMutation } from '@tanstack/react-query';
import { useReadRidesAgain } from '../booking-display/use-read-rides-again';
import { useSession } from '../session/session-context';

/** Swaps the vehicles or drivers of two rides, on the versions that were shown. */
export function useSwapRides() {
  const session = useSession();
  const readAgain = useReadRidesAgain();
  return useMutation({
    mutationFn: (body: SwapRidesRequest) =>
      session.request({
        method: 'POST',
        path: '/api/admin/bookings/swap',
        body,
        response: swappedRides,
      }),
    onSettled: readAgain,
  });
}
