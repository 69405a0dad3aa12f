import { expect, it } from '@jest/globals';
import { findPrice } from './price-list';
import { prices } from './offered-prices.fixture';

it('the price list finds the price of a car with a service or a tour', () => {
  expect(findPrice(prices, 'van', { serviceId: 'transfer', tourId: null })).toBe(45);
  expect(findPrice(prices, 'van', { serviceId: null, tourId: 'shaki' })).toBe(220);
  expect(findPrice(prices, 'saloon', { serviceId: null, tourId: 'shaki' })).toBeNull();
  expect(findPrice(prices, 'van', { serviceId: null, tourId: null })).toBeNull();
});
