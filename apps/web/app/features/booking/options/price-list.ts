import type { PriceResponse } from '@chauffeur/contracts';

/** A price as the wizard needs it; exactly one of serviceId and tourId is set. */
export type ListedPrice = Pick<PriceResponse, 'carId' | 'serviceId' | 'tourId' | 'priceUsd'>;

/** A chosen service or tour. */
export interface OfferIds {
  serviceId: string | null;
  tourId: string | null;
}

export function isForOffer(price: ListedPrice, offer: OfferIds): boolean {
  return offer.serviceId !== null
    ? price.serviceId === offer.serviceId
    : offer.tourId !== null && price.tourId === offer.tourId;
}

/** The price of a car with a service or tour in USD, null without one. */
export function findPrice(prices: ListedPrice[], carId: string, offer: OfferIds): number | null {
  return prices.find((price) => price.carId === carId && isForOffer(price, offer))?.priceUsd ?? null;
}

/** Cars that have a price for the chosen service or tour; all while none is chosen. */
export function carsForOffer<Car extends { id: string }>(
  cars: Car[],
  prices: ListedPrice[],
  offer: OfferIds,
): Car[] {
  if (offer.serviceId === null && offer.tourId === null) return cars;
  const priced = new Set(prices.filter((price) => isForOffer(price, offer)).map((price) => price.carId));
  return cars.filter((car) => priced.has(car.id));
}

/** Services or tours that have a price for the chosen car; all while none is chosen. */
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
