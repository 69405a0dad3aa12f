import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { cancellationOf, type CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { filled } from '../locales/filled.js';
import { valueTexts } from '../locales/texts.js';
import { formatHours, formatMoment } from './formats.js';

/**
 * Returns in one sentence what cancelling costs, as of when the booking was made.
 * @param isRequest without a vehicle yet: cancelling is free until it is confirmed, however late
 */
export function describeCancellation(
  booking: Pick<BookingResponse, 'bookingDate' | 'bookingTime' | 'createdAt'>,
  terms: CancelTerms,
  language: Language,
  isRequest = false,
): string {
  const texts = valueTexts(language).cancellation;
  const cancellation = cancellationOf(terms, booking, new Date(booking.createdAt), isRequest);
  return filled(texts[cancellation.kind], {
    hours: formatHours(terms.freeCancelHours, language),
    percent: terms.lateCancelPercent,
    moment: cancellation.kind === 'until' ? formatMoment(cancellation.moment, language) : '',
  });
}
