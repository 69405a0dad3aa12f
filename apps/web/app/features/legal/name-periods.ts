import type { Language, RetentionPeriods } from '@chauffeur/contracts';
import type { LegalText } from '../../locales/messages';

const units = {
  bookingMonths: 'month',
  transactionMonths: 'month',
  contactMessageDays: 'day',
  emailLogDays: 'day',
} as const satisfies Record<keyof RetentionPeriods, string>;

/** The text with the periods that hold on this server; without them, without the paragraphs that name one. */
export function namePeriods(
  text: LegalText,
  periods: RetentionPeriods | null,
  language: Language,
): LegalText {
  const nameOf = (key: keyof RetentionPeriods, value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: units[key], unitDisplay: 'long' }).format(value);
  const fill = (paragraph: string) =>
    (Object.keys(units) as (keyof RetentionPeriods)[]).reduce(
      (filled, key) => (periods ? filled.replaceAll(`{{${key}}}`, nameOf(key, periods[key])) : filled),
      paragraph,
    );
  const sections = text.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map(fill).filter((paragraph) => !paragraph.includes('{{')),
  }));
  return { ...text, sections };
}
