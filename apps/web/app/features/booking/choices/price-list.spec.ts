import { describe, expect, it } from '@jest/globals';
import { byPrice } from '../options/dialogs/car-groups';
import { carsForOffer, offersForCar } from './offered-records';
import { findPrice } from './price-list';

const prices = [
  { carId: 'saloon', serviceId: 'transfer', tourId: null, priceUsd: 25 },
  { carId: 'van', serviceId: 'transfer', tourId: null, priceUsd: 45 },
  { carId: 'van', serviceId: null, tourId: 'shaki', priceUsd: 220 },
];
const cars = [{ id: 'saloon' }, { id: 'van' }, { id: 'coach' }];
const offers = [{ id: 'transfer' }, { id: 'shaki' }, { id: 'gabala' }];

describe('the price list', () => {
  it('finds the price of a car with a service or a tour', () => {
    expect(findPrice(prices, 'van', { serviceId: 'transfer', tourId: null })).toBe(45);
    expect(findPrice(prices, 'van', { serviceId: null, tourId: 'shaki' })).toBe(220);
    expect(findPrice(prices, 'saloon', { serviceId: null, tourId: 'shaki' })).toBeNull();
    expect(findPrice(prices, 'van', { serviceId: null, tourId: null })).toBeNull();
  });

  it('sorts by price, with prices to be agreed last', () => {
    const rows = [0, 45, null, 25].map((usd) => ({ price: usd === null ? null : { usd, isExact: true } }));
    expect(rows.toSorted(byPrice).map(({ price }) => price?.usd)).toEqual([25, 45, 0, undefined]);
  });

  it('limits cars to those with a price for the chosen service or tour [P4.7]', () => {
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: null })).toEqual(cars);
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: 'shaki' })).toEqual([{ id: 'van' }]);
    expect(carsForOffer(cars, prices, { serviceId: null, tourId: 'gabala' })).toEqual([]);
  });

  it('limits services and tours to those with a price for the chosen car [P4.8]', () => {
    expect(offersForCar(offers, prices, null)).toEqual(offers);
    expect(offersForCar(offers, prices, 'van')).toEqual([{ id: 'transfer' }, { id: 'shaki' }]);
    expect(offersForCar(offers, prices, 'coach')).toEqual([]);
  });
});
