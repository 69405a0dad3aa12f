import { suggestedPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

interface SuggestedPrice {
  /** USD; 0 where no price is saved or none could be read. */
  readonly ofRide: number | undefined;
  readonly hasFailed: boolean;
}

/** What a ride of this car with this service or tour costs. */
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
  // What was read stays where reading it again has failed.
  if (data) return { ofRide: data.priceUsd ?? 0, hasFailed: false };
  return { ofRide: isError ? 0 : undefined, hasFailed: isError };
}
