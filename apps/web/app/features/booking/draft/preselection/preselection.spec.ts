import { describe, expect, it } from '@jest/globals';
import { emptyDraft } from '../booking-draft';
import { chooseCar, chooseTour } from '../draft-choices';
import { preselect, readPreselection, withoutPreselection } from './preselection';
import type { WizardCar, WizardChoices, WizardService, WizardTour } from '../../choices/wizard-choices';

const car = (id: string): WizardCar => ({
  id,
  brand: 'Kia',
  model: id,
  year: 2023,
  capacity: 7,
  luggageLarge: null,
  category: { id: 'family', name: 'Family', nameRu: null },
  image: null,
  fromUsd: 50,
});
const texts = {
  name: 'n',
  nameRu: null,
  description: 'd',
  descriptionRu: null,
  durationHours: 1,
  basePrice: 25,
  image: null,
};
const transfer: WizardService = { ...texts, id: 'transfer', serviceType: 'airport_transfer' };
const tour = (id: string): WizardTour => ({ ...texts, id, destinations: [], destinationsRu: [] });

const choices: WizardChoices = {
  cars: [car('van'), car('saloon')],
  services: [transfer],
  tours: [tour('shaki'), tour('gabala')],
  prices: [
    { carId: 'van', serviceId: null, tourId: 'shaki', priceUsd: 220 },
    { carId: 'van', serviceId: 'transfer', tourId: null, priceUsd: 45 },
  ],
  currencies: [],
  hasPrices: true,
  isComplete: true,
};

describe('a preselection', () => {
  it('is read from the navigation state first, then from the query [P2.12.4]', () => {
    const query = new URLSearchParams('carId=saloon&tourId=shaki');
    expect(readPreselection({ carId: 'van' }, query)).toEqual({ carId: 'van', tourId: 'shaki' });
    expect(readPreselection(null, new URLSearchParams('step=details'))).toBeNull();
  });

  it('leaves the entry of an open dialog when it is taken out of the navigation state', () => {
    expect(withoutPreselection({ carId: 'van', cover: 'dialog' })).toEqual({ cover: 'dialog' });
    expect(withoutPreselection(null)).toBeNull();
  });

  it('ignores what is not offered', () => {
    expect(preselect(emptyDraft, { carId: 'deleted', serviceId: 'deleted' }, choices)).toEqual(emptyDraft);
  });

  it('retains the earlier choice only if both have a price together', () => {
    const withVan = chooseCar(emptyDraft, car('van'));
    expect(preselect(withVan, { tourId: 'shaki' }, choices)).toMatchObject({ carId: 'van', tourId: 'shaki' });
    expect(preselect(withVan, { tourId: 'gabala' }, choices)).toMatchObject({
      carId: null,
      tourId: 'gabala',
    });
    const withTour = chooseTour(emptyDraft, { id: 'shaki' });
    expect(preselect(withTour, { carId: 'saloon' }, choices)).toMatchObject({
      carId: 'saloon',
      tourId: null,
    });
  });

  it('takes a whole combination as it is, even without a price', () => {
    expect(preselect(emptyDraft, { carId: 'saloon', serviceId: 'transfer' }, choices)).toMatchObject({
      carId: 'saloon',
      serviceId: 'transfer',
    });
  });
});
