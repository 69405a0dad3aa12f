import {
  cancellationOf,
  companyTimeZone,
  type BookingResponse,
  type CancelTerms,
  type Language,
} from '@chauffeur/contracts';
import { valueTexts } from '../locales/texts.js';
import { dateFormat } from './date-format.js';

/** What cancelling the ride costs, in one sentence, as it was when the booking was made. */
export function describeCancellation(
  booking: Pick<BookingResponse, 'bookingDate' | 'bookingTime' | 'createdAt'>,
  terms: CancelTerms,
  language: Language,
): string {
  const texts = valueTexts(language).cancellation;
  const cancellation = cancellationOf(terms, booking, new Date(booking.createdAt));
  const values: Record<string, string> = {
    hours: String(terms.freeCancelHours),
    percent: String(terms.lateCancelPercent),
    moment: cancellation.kind === 'until' ? formatMoment(cancellation.moment, language) : '',
  };
  return texts[cancellation.kind].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** In Baku: `4 December, 14:30`. */
function formatMoment(moment: Date, language: Language): string {
  const { formats } = valueTexts(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formats, { ...options, timeZone: companyTimeZone }).format(moment);
  return `${format({ day: 'numeric', month: 'long' })}, ${format({ timeStyle: 'short' })}`;
}
