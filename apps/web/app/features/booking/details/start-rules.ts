import { isTooSoon, leadHours, startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { DetailsInput } from '../draft/details-input';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';

/** What the check of a start depends on. */
export interface StartRules extends BookingTerms {
  isTour: boolean;
  language: Language;
}

interface StartCheck {
  /** The error with which the server would reject the start. */
  error: FieldError | undefined;
  /** Required hours of notice, if the ride is sooner but accepted as a request; otherwise null. */
  requiredHours: number | null;
}

/** Checks the chosen start against the terms, by the same rules as the server. */
export function checkStart(
  { bookingDate, bookingTime }: Pick<DetailsInput, 'bookingDate' | 'bookingTime'>,
  { terms, now: clock, isTour, language }: StartRules,
): StartCheck {
  const now = clock();
  // A past day is an error of the date itself, which occurs while a year is typed digit by digit.
  if (bookingTime && bookingDate < todayInBaku(now)) return { error: undefined, requiredHours: null };
  const start = { bookingDate, bookingTime: bookingTime || null, isTour };
  const error = startError(start, terms, { now, language });
  return { error, requiredHours: !error && isTooSoon(start, terms, now) ? leadHours(start, terms) : null };
}
