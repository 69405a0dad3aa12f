import { describe, expect, it } from '@jest/globals';
import { someCar, somePrice, someService, someTour } from '../site-under-test/records';
import { offeredCars } from './offered-cars';

const priced = someCar(1, { basePrice: 10 });
const unpriced = someCar(2);
const cars = [priced, unpriced, someCar(3, { isAvailable: false })];
const prices = [
  somePrice(priced, { tour: someTour(1) }, 90),
  somePrice(priced, { service: someService(1) }, 25),
];

describe('the cars of the fleet', () => {
  it('cost at least their lowest price, or have none', () => {
    expect(offeredCars(cars, prices).map(({ id, fromUsd }) => [id, fromUsd])).toEqual([
      [priced.id, 25],
      [unpriced.id, null],
    ]);
  });

  it('have their base price while the prices cannot be loaded', () => {
    expect(offeredCars(cars, null).map(({ fromUsd }) => fromUsd)).toEqual([10, unpriced.basePrice]);
  });
});
