import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { PriceResponse } from '@chauffeur/contracts/pricing/price';

/** A car as the fleet shows it. */
export interface OfferedCar extends CarResponse {
  /** Lowest price with a service or tour in USD; null if there is none, which means on request. */
  fromUsd: number | null;
}

/**
 * Returns the available cars with their lowest prices. If the prices could not be loaded (null), the base price is used
 * instead.
 */
export function offeredCars(cars: CarResponse[], prices: PriceResponse[] | null): OfferedCar[] {
  const lowest = new Map<string, number>();
  for (const { carId, priceUsd } of prices ?? []) {
    // A price on request.
    if (priceUsd === 0) continue;
    lowest.set(carId, Math.min(priceUsd, lowest.get(carId) ?? Number.POSITIVE_INFINITY));
  }
  const fromOf = ({ id, basePrice }: CarResponse) => (prices ? lowest.get(id) : basePrice) || null;
  return cars.filter(({ isAvailable }) => isAvailable).map((car) => ({ ...car, fromUsd: fromOf(car) }));
}
