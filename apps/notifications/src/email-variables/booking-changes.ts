import {
  formatMoney,
  inLanguage,
  placeName,
  usdSymbol,
  type ChangedValue,
  type ChangedField,
  type Language,
} from '@chauffeur/contracts';
import { valueTexts, type ValueTexts } from '../locales/texts.js';
import { formatRideDate } from './formats.js';

type ReportedField = keyof ValueTexts['changes'];

/** The changes that a customer reads of, without those that concern the company alone, or nobody in the end. */
export function reportedChanges(changes: readonly ChangedField[]): ChangedField[] {
  return changes.filter(
    ({ field, from, to }) =>
      Object.hasOwn(valueTexts('en').changes, field) && JSON.stringify(from) !== JSON.stringify(to),
  );
}

/** One line for each change: `Time: 14:30 → 16:00`. */
export function describeChanges(changes: readonly ChangedField[], language: Language): string {
  return reportedChanges(changes)
    .map(({ field, from, to }) => {
      const known = field as ReportedField;
      const label = valueTexts(language).changes[known];
      return `${label}: ${valueText(known, from, language)} → ${valueText(known, to, language)}`;
    })
    .join('\n');
}

function valueText(field: ReportedField, value: ChangedValue, language: Language): string {
  const texts = valueTexts(language);
  if (value === null || value === '') return texts.notGiven;
  if (typeof value === 'object') return inLanguage(value, 'name', language);
  if (field === 'totalPrice') {
    const price = Number(value);
    return price === 0 ? texts.priceToBeAgreed : formatMoney(price, usdSymbol, language);
  }
  if (field === 'bookingDate') return formatRideDate(String(value), language);
  if (field === 'pickupLocation' || field === 'dropoffLocation') return placeName(String(value), language);
  return String(value);
}
