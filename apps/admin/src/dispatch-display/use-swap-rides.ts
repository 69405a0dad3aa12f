import { swappedRides, type SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import { useMutation } from '@tanstack/react-query';
import { useRefetchRides } from '../booking-display/use-refetch-rides';
import { useSession } from '../session/session-context';

/** Swaps the vehicles or drivers of two rides, on the versions that were shown. */
export function useSwapRides() {
  const session = useSession();
  const refetchRides = useRefetchRides();
  return useMutation({
    mutationFn: (body: SwapRidesRequest) =>
      session.request({
        method: 'POST',
        path: '/api/admin/bookings/swap',
        body,
        response: swappedRides,
      }),
    onSettled: refetchRides,
  });
}
