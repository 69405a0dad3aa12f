import type { Language } from '@chauffeur/contracts';

const formats = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
  ru: new Intl.NumberFormat('ru', { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
};

// Keeps a right-to-left symbol (د.إ) from turning the amount beside it around.
const isolated = (symbol: string) => (/[\u0590-\u08ff]/.test(symbol) ? `\u2068${symbol}\u2069` : symbol);

/** An amount in the language's form, 0 to 2 decimals: `$1,250` in English, `1 250 $` in Russian. */
export function formatMoney(amount: number, symbol: string, language: Language): string {
  const figure = formats[language].format(amount);
  return language === 'ru' ? `${figure}\u00a0${isolated(symbol)}` : `${isolated(symbol)}${figure}`;
}

/** The symbol of the currency that all prices are kept in. */
export const usdSymbol = '$';
