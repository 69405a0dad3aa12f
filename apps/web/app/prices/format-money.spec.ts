import { describe, expect, it } from '@jest/globals';
import { formatMoney } from './format-money';

describe('an amount of money', () => {
  it('has 0 to 2 decimals and its symbol in front in English', () => {
    expect(formatMoney(1250, '$', 'en')).toBe('$1,250');
    expect(formatMoney(149.6, '₼', 'en')).toBe('₼149.6');
    expect(formatMoney(0.125, '€', 'en')).toBe('€0.13');
  });

  it('has its symbol behind in Russian, with spaces that do not break', () => {
    expect(formatMoney(12500.5, '₽', 'ru')).toBe('12\u00a0500,5\u00a0₽');
  });

  it('keeps a right-to-left symbol from turning the amount around', () => {
    expect(formatMoney(367, 'د.إ', 'en')).toBe('\u2068د.إ\u2069367');
  });
});
