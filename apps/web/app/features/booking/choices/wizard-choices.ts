import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { textFields, type TextFields } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import type { PriceResponse } from '@chauffeur/contracts/pricing/price';
import type { Gateway } from '../../../api/gateway';
import { mainImage } from '../../../images/record-images';
import { offeredCars, type OfferedCar } from '../../../prices/offered-cars';
import type { ListedPrice } from './price-list';

export type WizardCar = Pick<
  OfferedCar,
  'id' | 'brand' | 'model' | 'year' | 'capacity' | 'luggageLarge' | 'category' | 'image' | 'fromUsd'
>;
export type WizardService = TextFields<ServiceResponse, 'name' | 'description'> &
  Pick<ServiceResponse, 'id' | 'serviceType' | 'durationHours' | 'basePrice' | 'image'>;
export type WizardTour = TextFields<TourResponse, 'name' | 'description' | 'destinations'> &
  Pick<TourResponse, 'id' | 'durationHours' | 'basePrice' | 'image'>;

/** All choices, reduced to the fields that the wizard shows. */
export interface WizardChoices {
  cars: WizardCar[];
  services: WizardService[];
  tours: WizardTour[];
  prices: ListedPrice[];
  currencies: CurrencyResponse[];
  /** False when the prices could not be loaded: then nothing is filtered by them. */
  hasPrices: boolean;
  /** False when something could not be loaded at all. */
  isComplete: boolean;
}

const usdAlone: CurrencyResponse[] = [{ code: 'USD', symbol: '$', ratePerUsd: 1 }];

/** Fetches all choices, reduced to what the wizard shows, because the page's HTML carries them. */
export async function fetchWizardChoices(gateway: Gateway): Promise<WizardChoices> {
  const [cars, services, tours, prices, currencies] = await Promise.all([
    gateway.readOr<CarResponse[] | null>('/api/cars', null),
    gateway.readOr<ServiceResponse[] | null>('/api/services', null),
    gateway.readOr<TourResponse[] | null>('/api/tours', null),
    gateway.readOr<PriceResponse[] | null>('/api/pricing', null),
    gateway.readOr<CurrencyResponse[] | null>('/api/currencies', null),
  ]);
  return {
    cars: offeredCars(cars ?? [], prices).map(wizardCar),
    services: (services ?? []).map(wizardService),
    tours: (tours ?? []).map(wizardTour),
    prices: (prices ?? []).map(({ carId, serviceId, tourId, priceUsd }) => ({
      carId,
      serviceId,
      tourId,
      priceUsd,
    })),
    currencies: currencies ?? usdAlone,
    hasPrices: prices !== null,
    isComplete: [cars, services, tours, prices, currencies].every((response) => response !== null),
  };
}

/** Returns whether a listed car has a price with a listed service or tour, also if it may be among what was not loaded. */
export function canBeBooked({ cars, services, tours, prices, isComplete }: WizardChoices): boolean {
  const offered = new Set([...cars, ...services, ...tours].map(({ id }) => id));
  const isOffered = (id: string | null) => id !== null && offered.has(id);
  return (
    !isComplete ||
    prices.some(({ carId, serviceId, tourId }) => isOffered(carId) && isOffered(serviceId ?? tourId))
  );
}

function wizardCar(car: OfferedCar): WizardCar {
  const { id, brand, model, year, capacity, luggageLarge, category, fromUsd } = car;
  return { id, brand, model, year, capacity, luggageLarge, category, fromUsd, image: mainImage(car) };
}

function wizardService(service: ServiceResponse): WizardService {
  const { id, serviceType, durationHours, basePrice } = service;
  const texts = textFields(service, 'name', 'description');
  return { id, ...texts, serviceType, durationHours, basePrice, image: mainImage(service) };
}

function wizardTour(tour: TourResponse): WizardTour {
  const { id, durationHours, basePrice } = tour;
  const texts = textFields(tour, 'name', 'description', 'destinations');
  return { id, ...texts, durationHours, basePrice, image: mainImage(tour) };
}
