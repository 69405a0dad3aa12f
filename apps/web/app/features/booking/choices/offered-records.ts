import { isForOffer, type ListedPrice, type OfferIds } from './price-list';
import type { WizardCar, WizardChoices, WizardService, WizardTour } from './wizard-choices';

/** The records that can still be chosen. */
interface OfferedRecords {
  cars: WizardCar[];
  services: WizardService[];
  tours: WizardTour[];
}

/**
 * Returns the cars with a price for the chosen service or tour, and the services and tours with one for the chosen car;
 * all if no prices are known.
 */
export function offeredRecords(
  { cars, services, tours, prices, hasPrices }: WizardChoices,
  chosen: OfferIds & { carId: string | null },
): OfferedRecords {
  if (!hasPrices) return { cars, services, tours };
  return {
    cars: carsForOffer(cars, prices, chosen),
    services: offersForCar(services, prices, chosen.carId),
    tours: offersForCar(tours, prices, chosen.carId),
  };
}

/** Returns the cars that have a price for the chosen service or tour; all while none is chosen. */
export function carsForOffer<Car extends { id: string }>(
  cars: Car[],
  prices: ListedPrice[],
  offer: OfferIds,
): Car[] {
  if (offer.serviceId === null && offer.tourId === null) return cars;
  const priced = new Set(prices.filter((price) => isForOffer(price, offer)).map((price) => price.carId));
  return cars.filter((car) => priced.has(car.id));
}

/** Returns the services or tours that have a price for the chosen car; all while none is chosen. */
export function offersForCar<Offer extends { id: string }>(
  offers: Offer[],
  prices: ListedPrice[],
  carId: string | null,
): Offer[] {
  if (carId === null) return offers;
  const ofCar = prices.filter((price) => price.carId === carId);
  const priced = new Set(ofCar.map((price) => price.serviceId ?? price.tourId));
  return offers.filter((offer) => priced.has(offer.id));
}
