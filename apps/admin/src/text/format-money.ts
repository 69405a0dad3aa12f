import type { CurrencyCode, Language } from '@chauffeur/contracts';

const locales = { en: 'en-US', ru: 'ru-RU' } as const;

/** An amount with its 2 decimals: `$1,250.00`, in Russian `1 250,00 $`. */
export function formatMoney(amount: number, currency: CurrencyCode, language: Language): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locales[language], style).format(amount);
}
