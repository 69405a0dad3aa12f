import { suggestedPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

interface SuggestedPrice {
  /** USD; 0 if no price is saved or the request failed. */
  readonly ofRide: number | undefined;
  readonly hasFailed: boolean;
}

/** Reads the price of a ride with this car and this service or tour. */
export function useSuggestedPrice(
  carId: string,
  offer: { serviceId: string; tourId: string },
): SuggestedPrice {
  const session = useSession();
  const { serviceId, tourId } = offer;
  const isChosen = carId !== '' && (serviceId !== '' || tourId !== '');
  const parameters = new URLSearchParams({ carId, ...(serviceId ? { serviceId } : { tourId }) });
  const { data, isError } = useQuery({
    queryKey: ['prices', 'suggestion', carId, serviceId, tourId],
    queryFn: () =>
      session.request({
        path: `/api/admin/prices/suggestion?${parameters.toString()}`,
        response: suggestedPriceResponse,
      }),
    enabled: isChosen,
  });
  if (!isChosen) return { ofRide: undefined, hasFailed: false };
  // A price that was read before stays after a failed refetch.
  if (data) return { ofRide: data.priceUsd ?? 0, hasFailed: false };
  return { ofRide: isError ? 0 : undefined, hasFailed: isError };
}
