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
  it('start at their lowest price, or have none', () => {
    expect(offeredCars(cars, prices).map(({ id, fromUsd }) => [id, fromUsd])).toEqual([
      [priced.id, 25],
      [unpriced.id, null],
    ]);
  });

  it('ignore prices on request, and have no price without another', () => {
    const unagreed = [
      ...prices,
      somePrice(priced, { tour: someTour(2) }, 0),
      somePrice(unpriced, { tour: someTour(2) }, 0),
    ];
    expect(offeredCars(cars, unagreed).map(({ fromUsd }) => fromUsd)).toEqual([25, null]);
    expect(offeredCars([someCar(4, { basePrice: 0 })], null).map(({ fromUsd }) => fromUsd)).toEqual([null]);
  });

  it('start at their base price if the prices cannot be loaded', () => {
    expect(offeredCars(cars, null).map(({ fromUsd }) => fromUsd)).toEqual([10, unpriced.basePrice]);
  });
});
