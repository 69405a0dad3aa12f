import type { PriceResponse } from '@chauffeur/contracts/pricing/price';

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

/** Returns the price of a car with a service or tour in USD, or null if it has none. */
export function findPrice(prices: ListedPrice[], carId: string, offer: OfferIds): number | null {
  return prices.find((price) => price.carId === carId && isForOffer(price, offer))?.priceUsd ?? null;
}

/** The price shown in a row: that of the whole trip (`isExact`), or the lowest that it can be. */
export interface RowPrice {
  /** 0: to be agreed. */
  usd: number;
  isExact: boolean;
}

/** Returns the price of a car for the chosen service or tour; before one is chosen, its lowest price. Null if it has none. */
export function priceOfCar(
  car: { id: string; fromUsd: number | null },
  prices: ListedPrice[],
  offer: OfferIds,
): RowPrice | null {
  const exact = findPrice(prices, car.id, offer);
  if (exact !== null) return { usd: exact, isExact: true };
  const isOpen = offer.serviceId === null && offer.tourId === null;
  return isOpen && car.fromUsd !== null ? { usd: car.fromUsd, isExact: false } : null;
}

/** Returns the price of a service or tour with the chosen car; before one is chosen, its base price. Null if it has none. */
export function priceOfOffer(
  offer: { id: string; basePrice: number },
  prices: ListedPrice[],
  carId: string | null,
): RowPrice | null {
  if (carId === null) return { usd: offer.basePrice, isExact: false };
  const price = prices.find(
    (one) => one.carId === carId && (one.serviceId === offer.id || one.tourId === offer.id),
  );
  return price ? { usd: price.priceUsd, isExact: true } : null;
}
