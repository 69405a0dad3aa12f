import type { Language } from '@chauffeur/contracts';

// A browser's own number format is read from disk when first used, which holds up a phone for longer than any other
// part of a page's start.
const marks = { en: { thousands: ',', decimal: '.' }, ru: { thousands: '\u00a0', decimal: ',' } } as const;

/** A figure in the language's form, 0 to 2 decimals: `1,250.5` in English, `1 250,5` in Russian. */
export function formatFigure(figure: number, language: Language): string {
  const { thousands, decimal } = marks[language];
  const [whole = '', decimals] = String(Number(figure.toFixed(2))).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return decimals ? grouped + decimal + decimals : grouped;
}

// Keeps a right-to-left symbol (د.إ) from turning the amount beside it around.
const isolated = (symbol: string) => (/[\u0590-\u08ff]/.test(symbol) ? `\u2068${symbol}\u2069` : symbol);

/** An amount in the language's form, 0 to 2 decimals: `$1,250` in English, `1 250 $` in Russian. */
export function formatMoney(amount: number, symbol: string, language: Language): string {
  const figure = formatFigure(amount, language);
  return language === 'ru' ? `${figure}\u00a0${isolated(symbol)}` : `${isolated(symbol)}${figure}`;
}

/** The symbol of the currency that all prices are kept in. */
export const usdSymbol = '$';
