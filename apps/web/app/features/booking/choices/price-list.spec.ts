import { expect, it } from '@jest/globals';
import { findPrice, priceOfCar, priceOfOffer } from './price-list';
import { prices } from './offered-prices.fixture';

it('the price list finds the price of a car with a service or a tour', () => {
  expect(findPrice(prices, 'van', { serviceId: 'transfer', tourId: null })).toBe(45);
  expect(findPrice(prices, 'van', { serviceId: null, tourId: 'shaki' })).toBe(220);
  expect(findPrice(prices, 'saloon', { serviceId: null, tourId: 'shaki' })).toBeNull();
  expect(findPrice(prices, 'van', { serviceId: null, tourId: null })).toBeNull();
});

const transfer = { serviceId: 'transfer', tourId: null };
const shaki = { serviceId: null, tourId: 'shaki' };
const nothing = { serviceId: null, tourId: null };

it('a car has the price of the chosen service or tour, and before that its lowest one', () => {
  const van = { id: 'van', fromUsd: 45 };
  expect(priceOfCar(van, prices, shaki)).toEqual({ usd: 220, isExact: true });
  expect(priceOfCar(van, prices, nothing)).toEqual({ usd: 45, isExact: false });
  expect(priceOfCar({ ...van, fromUsd: null }, prices, nothing)).toBeNull();
  const saloon = { id: 'saloon', fromUsd: 25 };
  expect(priceOfCar(saloon, prices, transfer)).toEqual({ usd: 25, isExact: true });
  expect(priceOfCar(saloon, prices, shaki)).toBeNull();
  expect(priceOfCar(saloon, prices, { serviceId: 'city', tourId: null })).toBeNull();
});

it('a service or tour has the price with the chosen car, and before that its base price', () => {
  const tour = { id: 'shaki', basePrice: 200 };
  expect(priceOfOffer(tour, prices, null)).toEqual({ usd: 200, isExact: false });
  expect(priceOfOffer(tour, prices, 'van')).toEqual({ usd: 220, isExact: true });
  expect(priceOfOffer(tour, prices, 'saloon')).toBeNull();
  expect(priceOfOffer({ id: 'transfer', basePrice: 20 }, prices, 'van')).toEqual({ usd: 45, isExact: true });
});
