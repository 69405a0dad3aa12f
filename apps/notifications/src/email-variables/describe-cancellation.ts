import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { cancellationOf, type CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { Language } from '@chauffeur/contracts/languages';
import { filled } from '../locales/filled.js';
import { valueTexts } from '../locales/texts.js';
import { formatHours, formatMoment } from './formats.js';

/**
 * What cancelling the ride costs, in one sentence, as it was when the booking was made.
 * @param isRequest it has no vehicle yet, and costs nothing until it is confirmed, however late
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
