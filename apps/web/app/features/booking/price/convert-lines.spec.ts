import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { describe, expect, it } from '@jest/globals';
import { convertLines } from './convert-lines';

describe('the lines of a sum in a display currency', () => {
  it.each([
    [[55, 2, 2], 0.9234],
    [[40.5, 10.01, 3.33, 3.33], 1.7],
    [[0, 5.55, 5.55], 3.6725],
    [[10, 10, 10], 0.33335],
    [[55], 0.92],
  ])('add up to the sum, and only the largest differs from its own amount: %j at %f', (usd, rate) => {
    const cents = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    const lines = convertLines(usd, rate);
    expect(cents(lines)).toBe(cents([convertFromUsd(cents(usd) / 100, rate)]));
    const largest = usd.indexOf(Math.max(...usd));
    const others = (amounts: readonly number[]) => amounts.filter((_, index) => index !== largest);
    expect(others(lines)).toEqual(others(usd.map((amount) => convertFromUsd(amount, rate))));
  });

  it('are empty for an empty sum', () => {
    expect(convertLines([], 1.7)).toEqual([]);
  });
});
