import type { Language } from '@chauffeur/contracts/languages/languages';
import type { RetentionPeriods } from '@chauffeur/contracts/retention';
import { formatUnit } from '@chauffeur/contracts/time/format-unit';
import type { LegalText } from '../../locales/messages';
import { fillPlaceholders } from './fill-placeholders';

const units = {
  bookingMonths: 'month',
  transactionMonths: 'month',
  contactMessageDays: 'day',
  emailLogDays: 'day',
} as const satisfies Record<keyof RetentionPeriods, string>;

/** Fills in this server's retention periods; if they are null, paragraphs that name a period are left out. */
export function fillRetentionPeriods(
  text: LegalText,
  periods: RetentionPeriods | null,
  language: Language,
): LegalText {
  if (!periods) return fillPlaceholders(text, {});
  const nameOf = (key: keyof RetentionPeriods) => formatUnit(periods[key], units[key], 'long', language);
  const keys = Object.keys(units) as (keyof RetentionPeriods)[];
  return fillPlaceholders(text, Object.fromEntries(keys.map((key) => [key, nameOf(key)])));
}
