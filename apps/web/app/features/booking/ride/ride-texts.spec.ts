import { describe, expect, it } from '@jest/globals';
import { moneyOf } from './ride-texts';

describe('an amount on the ride page', () => {
  it('is converted as the booking was, without binary fractions', () => {
    expect(moneyOf({ currency: 'AZN', exchangeRate: 1.7 }, 40.15, 'en')).toBe('₼68.26 ($40.15)');
    expect(moneyOf({ currency: 'USD', exchangeRate: 1 }, 40.15, 'en')).toBe('$40.15');
  });
});
