import type { CarResponse, CurrencyResponse, ServiceResponse, TourResponse } from '@chauffeur/contracts';
import type { ListedPrice } from './price-list';

export type WizardCar = Pick<
  CarResponse,
  'id' | 'brand' | 'model' | 'year' | 'capacity' | 'category' | 'image'
>;
export type WizardService = Pick<
  ServiceResponse,
  'id' | 'name' | 'nameRu' | 'description' | 'descriptionRu' | 'serviceType' | 'durationHours' | 'image'
>;
export type WizardTour = Pick<
  TourResponse,
  | 'id'
  | 'name'
  | 'nameRu'
  | 'description'
  | 'descriptionRu'
  | 'durationHours'
  | 'destinations'
  | 'destinationsRu'
  | 'image'
>;

/** All that can be chosen, without what the wizard does not show. */
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
