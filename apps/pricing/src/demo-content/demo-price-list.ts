import {
  demoContentIds,
  type DemoCar,
  type DemoService,
  type DemoTour,
} from '@chauffeur/contracts/demo-content-ids';
import { carFactors, notOffered, servicePrices, tourPrices } from './price-table.js';

export interface DemoPrice {
  readonly carId: string;
  readonly serviceId: string | null;
  readonly tourId: string | null;
  /** Whole USD. */
  readonly priceUsd: number;
}

/** Returns every price that the table gives, rounded to 5 USD. */
export function demoPriceList(): DemoPrice[] {
  const { cars, services, tours } = demoContentIds;
  return keysOf(cars).flatMap((car) => [
    ...keysOf(services).flatMap((service) =>
      offers(car, service, servicePrices[service]).map((priceUsd) => ({
        carId: cars[car],
        serviceId: services[service],
        tourId: null,
        priceUsd,
      })),
    ),
    ...keysOf(tours).flatMap((tour) =>
      offers(car, tour, tourPrices[tour]).map((priceUsd) => ({
        carId: cars[car],
        serviceId: null,
        tourId: tours[tour],
        priceUsd,
      })),
    ),
  ]);
}

/** Returns one price, or none if the car is not offered for the ride. */
function offers(car: DemoCar, ride: DemoService | DemoTour, price: number): number[] {
  const factor = carFactors[car];
  if (factor === null || notOffered[ride]?.includes(car)) return [];
  return [Math.round((price * factor) / 500) * 5];
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
