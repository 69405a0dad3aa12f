import { isTooSoon, leadHours, startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import type { Language } from '@chauffeur/contracts/languages';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import type { DetailsInput } from '../draft/details-input';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';

/** What the terms say of a start depends on. */
export interface StartRules extends BookingTerms {
  isTour: boolean;
  language: Language;
}

interface StartCheck {
  /** With which the server would reject it. */
  error: FieldError | undefined;
  /** Hours that such a ride is to be booked ahead, where it is sooner and taken as a request; else null. */
  soonerThan: number | null;
}

/** What the terms say of the chosen start, by the rules that the server has too. */
export function checkStart(
  { bookingDate, bookingTime }: Pick<DetailsInput, 'bookingDate' | 'bookingTime'>,
  { terms, now: clock, isTour, language }: StartRules,
): StartCheck {
  const now = clock();
  // A day that has passed is an error of the date itself; years are typed digit by digit.
  if (bookingTime && bookingDate < todayInBaku(now)) return { error: undefined, soonerThan: null };
  const start = { bookingDate, bookingTime: bookingTime || null, isTour };
  const error = startError(start, terms, { now, language });
  return { error, soonerThan: !error && isTooSoon(start, terms, now) ? leadHours(start, terms) : null };
}
