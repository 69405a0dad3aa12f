import type {
  CarResponse,
  CurrencyResponse,
  PriceResponse,
  ServiceResponse,
  TourResponse,
} from '@chauffeur/contracts';
import type { Gateway } from '../../api/gateway';
import { mainPicture } from '../../pictures/main-picture';
import type { WizardCar, WizardChoices, WizardService, WizardTour } from './wizard-choices';

const usdAlone: CurrencyResponse[] = [{ code: 'USD', symbol: '$', ratePerUsd: 1 }];

/** Reads everything that the wizard offers, cut down to what it shows: the page carries it all. */
export async function readWizardChoices(gateway: Gateway): Promise<WizardChoices> {
  const [cars, services, tours, prices, currencies] = await Promise.all([
    gateway.readOr<CarResponse[] | null>('/api/cars', null),
    gateway.readOr<ServiceResponse[] | null>('/api/services', null),
    gateway.readOr<TourResponse[] | null>('/api/tours', null),
    gateway.readOr<PriceResponse[] | null>('/api/pricing', null),
    gateway.readOr<CurrencyResponse[] | null>('/api/currencies', null),
  ]);
  return {
    cars: (cars ?? []).filter(({ isAvailable }) => isAvailable).map(wizardCar),
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
    isComplete: [cars, services, tours, prices, currencies].every((answer) => answer !== null),
  };
}

function wizardCar(car: CarResponse): WizardCar {
  const { id, brand, model, year, capacity, category } = car;
  return { id, brand, model, year, capacity, category, image: mainPicture(car) };
}

function wizardService(service: ServiceResponse): WizardService {
  const { id, name, nameRu, description, descriptionRu, serviceType, durationHours } = service;
  return {
    id,
    name,
    nameRu,
    description,
    descriptionRu,
    serviceType,
    durationHours,
    image: mainPicture(service),
  };
}

function wizardTour(tour: TourResponse): WizardTour {
  const { id, name, nameRu, description, descriptionRu, durationHours, destinations, destinationsRu } = tour;
  const image = mainPicture(tour);
  return { id, name, nameRu, description, descriptionRu, durationHours, destinations, destinationsRu, image };
}
