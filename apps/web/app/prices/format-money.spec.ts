import { describe, expect, it } from '@jest/globals';
import { languages } from '@chauffeur/contracts';
import { formatNumber, formatMoney } from './format-money';

describe('an amount of money', () => {
  it('has 0 to 2 decimals and its symbol in front in English [P9.1, P9.4]', () => {
    expect(formatMoney(1250, '$', 'en')).toBe('$1,250');
    expect(formatMoney(149.6, '₼', 'en')).toBe('₼149.6');
    expect(formatMoney(0.125, '€', 'en')).toBe('€0.13');
  });

  it('has its symbol behind in Russian, with spaces that do not break', () => {
    expect(formatMoney(12500.5, '₽', 'ru')).toBe('12\u00a0500,5\u00a0₽');
  });

  it('prevents a right-to-left symbol from turning the amount around', () => {
    expect(formatMoney(367, 'د.إ', 'en')).toBe('\u2068د.إ\u2069367');
  });
});

describe('a number', () => {
  it.each(languages)('stands as the platform would write it (%s)', (language) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const cents = [
      0, 1, 9, 10, 99, 100, 101, 12_345, 99_999, 100_000, 123_456, 999_999, 100_000_050, 123_456_789,
    ];
    for (const amount of cents.map((count) => count / 100)) {
      expect(formatNumber(amount, language)).toBe(format.format(amount));
    }
  });
});
