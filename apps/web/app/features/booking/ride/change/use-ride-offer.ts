import { offerKindOf } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { ExtraResponse } from '@chauffeur/contracts/pricing/extra';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useEffect, useState } from 'react';
import { getJson } from '../../../../api/get-json';

/** Milliseconds. */
const responseTimeout = 4_000;

export interface RideOffer {
  /** The car's seats, at least as many as the ride has passengers. */
  seats: number;
  luggageLarge: number | null;
  /** The ride's extras at their booked prices, and the others on offer. */
  extras: ExtraResponse[];
}

/** Returns the choices for a booked ride; null until they are known. If they can't be fetched, these are what was booked. */
export function useRideOffer(ride: RideResponse): RideOffer | null {
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const list = async <Item>(path: string): Promise<Item[]> => {
      const options = { timeout: responseTimeout, signal: request.signal };
      return getJson<Item[]>(path, options).then(
        ({ body }) => body,
        () => [],
      );
    };
    const read = async () => {
      const [cars, services, extras] = await Promise.all([
        list<CarResponse>('/api/cars'),
        list<ServiceResponse>('/api/services'),
        list<ExtraResponse>('/api/extras'),
      ]);
      if (!request.signal.aborted) setLists({ cars, services, extras });
    };
    void read();
    return () => request.abort();
  }, []);
  if (!lists) return null;
  const car = lists.cars.find(({ id }) => id === ride.carId);
  return {
    seats: Math.max(car?.capacity ?? 0, ride.passengerCount),
    luggageLarge: car?.luggageLarge ?? null,
    extras: extrasOf(ride, lists),
  };
}

interface Lists {
  cars: CarResponse[];
  services: ServiceResponse[];
  extras: ExtraResponse[];
}

function extrasOf(ride: RideResponse, { services, extras }: Lists): ExtraResponse[] {
  const service = services.find(({ id }) => id === ride.serviceId) ?? null;
  const kind = offerKindOf({ service, tour: ride.tourId ? {} : null });
  const booked = new Map(ride.extras.map((line) => [line.extraId, line]));
  const offered = extras
    .filter(({ offerKinds }) => kind !== null && offerKinds.includes(kind))
    .map((extra) => ({ ...extra, priceUsd: booked.get(extra.id)?.unitPrice ?? extra.priceUsd }));
  const withdrawn = ride.extras
    .filter(({ extraId }) => !offered.some(({ id }) => id === extraId))
    .map(({ extraId: id, code, name, nameRu, unitPrice, count }) => ({
      id,
      code,
      name,
      nameRu,
      description: null,
      descriptionRu: null,
      priceUsd: unitPrice,
      maxCount: count,
      offerKinds: [],
    }));
  return [...offered, ...withdrawn];
}
