import { describe, expect, it } from '@jest/globals';
import { prices } from './offered-prices.fixture';
import { carsForOffer, offersForCar } from './offered-records';

const cars = [{ id: 'saloon' }, { id: 'van' }, { id: 'coach' }];
const offers = [{ id: 'transfer' }, { id: 'shaki' }, { id: 'gabala' }];

describe('the records that can still be chosen', () => {
  it('are the cars with a price for the chosen service or tour [P4.7]', () => {
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: null })).toEqual(cars);
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: 'shaki' })).toEqual([{ id: 'van' }]);
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: 'gabala' })).toEqual([]);
  });

  it('are the services and tours with a price for the chosen car [P4.8]', () => {
    expect(offersForCar(offers, prices, null)).toEqual(offers);
    expect(offersForCar(offers, prices, 'van')).toEqual([{ id: 'transfer' }, { id: 'shaki' }]);
    expect(offersForCar(offers, prices, 'coach')).toEqual([]);
  });
});
