import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { cancellationOf, type CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import { isFeePaid } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
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

/** What decides the text about the fee of a cancelled booking. */
export type CancellationFee = Pick<BookingResponse, 'feeDueUsd' | 'paidUsd'>;

/**
 * Returns the fee due; empty if there is none. If payments cover it, says that nothing is due, so that it is not paid
 * twice.
 */
export function describeFee(booking: CancellationFee, language: Language): string {
  if (booking.feeDueUsd === null) return '';
  const fee = formatMoney(booking.feeDueUsd, usdSymbol, language);
  const none = formatMoney(0, usdSymbol, language);
  return isFeePaid(booking) ? filled(valueTexts(language).feePaid, { fee, none }) : fee;
}
