import { expect, it } from '@jest/globals';
import { usdOf } from './usd-of';

it('AZN are counted in USD at 1.7, to the cent', () => {
  expect(usdOf({ amount: 170, currency: 'AZN' })).toBe(100);
  expect(usdOf({ amount: 0.01, currency: 'AZN' })).toBe(0.01);
  expect(usdOf({ amount: 1.15, currency: 'AZN' })).toBe(0.68);
  expect(usdOf({ amount: 1.15, currency: 'USD' })).toBe(1.15);
});
