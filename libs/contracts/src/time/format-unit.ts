import type { Language } from '../languages/languages.js';

/** Cached, because making one costs more than formatting. */
const unitFormats = new Map<string, Intl.NumberFormat>();

/** Formats a number with its unit: `3 hours`, short `3 hr`. */
export function formatUnit(
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'month',
  unitDisplay: 'short' | 'long',
  language: Language,
): string {
  const key = `${language} ${unit} ${unitDisplay}`;
  const format =
    unitFormats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
  unitFormats.set(key, format);
  return format.format(count);
}
