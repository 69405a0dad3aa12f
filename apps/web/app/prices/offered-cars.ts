import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { PriceResponse } from '@chauffeur/contracts/pricing/price';

/** A car as the fleet shows it. */
export interface OfferedCar extends CarResponse {
  /** Its lowest price with a service or tour, USD; null where it has none, so that its price is on request. */
  fromUsd: number | null;
}

/**
 * The available cars with what they really cost at least. Where the prices could not be loaded (null), the base price
 * stands in.
 */
export function offeredCars(cars: CarResponse[], prices: PriceResponse[] | null): OfferedCar[] {
  const lowest = new Map<string, number>();
  for (const { carId, priceUsd } of prices ?? []) {
    // One that is still to be agreed.
    if (priceUsd === 0) continue;
    lowest.set(carId, Math.min(priceUsd, lowest.get(carId) ?? Number.POSITIVE_INFINITY));
  }
  const fromOf = ({ id, basePrice }: CarResponse) => (prices ? lowest.get(id) : basePrice) || null;
  return cars.filter(({ isAvailable }) => isAvailable).map((car) => ({ ...car, fromUsd: fromOf(car) }));
}
