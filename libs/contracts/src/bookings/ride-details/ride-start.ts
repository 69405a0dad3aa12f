import { bakuInstant } from '../../time/baku-instant.js';
import { dayMs, minuteMs } from '../../time/durations.js';
import type { FieldError } from '../../http/problem.js';
import { inLanguage } from '../../languages/in-language.js';
import type { Language } from '../../languages/languages.js';
import { todayInBaku } from '../../time/today-in-baku.js';
import type { BookingTermsResponse } from '../booking-rules.js';

/** The start of a ride that a visitor requests. */
export interface RideStart {
  /** Valid, YYYY-MM-DD. */
  readonly bookingDate: string;
  /** Valid, HH:MM, or null. */
  readonly bookingTime: string | null;
  readonly isTour: boolean;
}

type StartTerms = Pick<
  BookingTermsResponse,
  'requireTime' | 'leadMinutes' | 'tourLeadMinutes' | 'whenTooSoon' | 'horizonDays'
> & { readonly closedPeriods: readonly Readonly<BookingTermsResponse['closedPeriods'][number]>[] };

/** Returns the last day that visitors can book, YYYY-MM-DD in Baku. */
export function lastBookableDay({ horizonDays }: Pick<StartTerms, 'horizonDays'>, now: Date): string {
  return todayInBaku(new Date(now.getTime() + horizonDays * dayMs));
}

/**
 * Returns why the terms do not allow a ride to start then, for browser and server; undefined if they do. The reason of a closed
 * period is in `language`. A ride without a time is checked by its date only.
 */
export function startError(
  ride: RideStart,
  terms: StartTerms,
  { now, language }: { readonly now: Date; readonly language: Language },
): FieldError | undefined {
  const { bookingDate, bookingTime } = ride;
  if (!bookingTime && terms.requireTime) return { field: 'bookingTime', code: 'bookingTime.required' };
  if (bookingTime && bakuInstant(bookingDate, bookingTime) < wholeMinute(now)) {
    return { field: 'bookingTime', code: 'bookingTime.past' };
  }
  const lastDay = lastBookableDay(terms, now);
  if (bookingDate > lastDay) {
    return { field: 'bookingDate', code: 'bookingDate.tooFar', params: { date: lastDay } };
  }
  const closed = terms.closedPeriods.find((period) => isClosed(ride, period));
  if (closed) {
    const reason = inLanguage(closed, 'reason', language);
    return { field: 'bookingDate', code: 'bookingDate.closed', params: { reason } };
  }
  if (terms.whenTooSoon === 'refuse' && isTooSoon(ride, terms, now)) {
    return { field: 'bookingTime', code: 'bookingTime.tooSoon', params: { hours: leadHours(ride, terms) } };
  }
  return undefined;
}

/** Whether a ride starts within the lead time; false without a time. */
export function isTooSoon(ride: RideStart, terms: StartTerms, now: Date): boolean {
  if (!ride.bookingTime) return false;
  const earliest = wholeMinute(now).getTime() + leadMinutesOf(ride, terms) * minuteMs;
  return bakuInstant(ride.bookingDate, ride.bookingTime).getTime() < earliest;
}

/** Returns the lead time of a ride in hours, with at most one decimal. */
export function leadHours(ride: Pick<RideStart, 'isTour'>, terms: StartTerms): number {
  return Math.ceil(leadMinutesOf(ride, terms) / 6) / 10;
}

function leadMinutesOf({ isTour }: Pick<RideStart, 'isTour'>, terms: StartTerms): number {
  return isTour ? terms.tourLeadMinutes : terms.leadMinutes;
}

/** Whether the start is in a closed period; for a ride without a time, whether its whole day is. */
function isClosed(
  { bookingDate, bookingTime }: RideStart,
  { startsAt, endsAt }: Pick<StartTerms['closedPeriods'][number], 'startsAt' | 'endsAt'>,
): boolean {
  const [from, until] = [new Date(startsAt).getTime(), new Date(endsAt).getTime()];
  const start = bakuInstant(bookingDate, bookingTime ?? '00:00').getTime();
  return bookingTime ? from <= start && start < until : from <= start && start + dayMs <= until;
}

/** Rounds down to the minute, because people read clocks without seconds. */
function wholeMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
}
