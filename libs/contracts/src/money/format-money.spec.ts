import { describe, expect, it } from '@jest/globals';
import { formatMoney, formatNumber } from './format-money.js';
import { languages } from '../languages/languages.js';

describe('an amount of money', () => {
  it('has 0 or 2 decimals and its symbol in front in English [II-32, P9.1, P9.4]', () => {
    expect(formatMoney(1250, '$', 'en')).toBe('$1,250');
    expect(formatMoney(149.6, '₼', 'en')).toBe('₼149.60');
    expect(formatMoney(55.2, '€', 'en')).toBe('€55.20');
    expect(formatMoney(110, '$', 'en')).toBe('$110');
    expect(formatMoney(54.999, '€', 'en')).toBe('€55');
    expect(formatMoney(0.125, '€', 'en')).toBe('€0.13');
  });

  it('has its symbol behind in Russian, with spaces that do not break', () => {
    expect(formatMoney(12500.5, '₽', 'ru')).toBe('12\u00a0500,50\u00a0₽');
  });

  it('has a space after a code in place of a symbol', () => {
    expect(formatMoney(201.85, 'AED', 'en')).toBe('AED\u00a0201.85');
    expect(formatMoney(201.85, 'AED', 'ru')).toBe('201,85\u00a0AED');
  });

  it('has its minus in front, and none if it rounds to 0', () => {
    expect(formatMoney(-149.5, '$', 'en')).toBe('−$149.50');
    expect(formatMoney(-149.5, '$', 'ru')).toBe('−149,50\u00a0$');
    expect(formatMoney(-0.001, '$', 'en')).toBe('$0');
  });

  it('always has cents in a column of sums', () => {
    expect(formatMoney(1250, '$', 'en', { cents: 'always' })).toBe('$1,250.00');
  });

  it('prevents a right-to-left symbol from turning the amount around', () => {
    expect(formatMoney(367, 'د.إ', 'en')).toBe('\u2068د.إ\u2069367');
  });
});

describe('a number', () => {
  it.each(languages)('is formatted as by the platform (%s)', (language) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const cents = [
      0, 1, 9, 10, 99, 100, 101, 12_345, 99_999, 100_000, 123_456, 999_999, 100_000_050, 123_456_789,
    ];
    for (const amount of cents.map((count) => count / 100)) {
      expect(formatNumber(amount, language)).toBe(format.format(amount));
    }
  });
});
