import { bakuInstant } from '../../baku-instant.js';
import { dayMs, minuteMs } from '../../durations.js';
import type { FieldError } from '../../http/problem.js';
import { inLanguage } from '../../in-language.js';
import type { Language } from '../../languages.js';
import { todayInBaku } from '../../today-in-baku.js';
import type { BookingTermsResponse } from '../booking-rules.js';

/** When a visitor wants to be driven. */
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

/** The last day that visitors can book, YYYY-MM-DD in Baku. */
export function lastBookableDay({ horizonDays }: Pick<StartTerms, 'horizonDays'>, now: Date): string {
  return todayInBaku(new Date(now.getTime() + horizonDays * dayMs));
}

/**
 * Why the terms do not allow a ride to start then, the same in the browser and on the server; undefined where they do.
 * A closed period has its reason in `language`. A ride without a time is checked by its date alone.
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

/** Whether a ride starts sooner than the terms ask for; one without a time does not. */
export function isTooSoon(ride: RideStart, terms: StartTerms, now: Date): boolean {
  if (!ride.bookingTime) return false;
  const earliest = wholeMinute(now).getTime() + leadMinutesOf(ride, terms) * minuteMs;
  return bakuInstant(ride.bookingDate, ride.bookingTime).getTime() < earliest;
}

/** How long before its start such a ride is to be booked, in hours with at most one decimal. */
export function leadHours(ride: Pick<RideStart, 'isTour'>, terms: StartTerms): number {
  return Math.ceil(leadMinutesOf(ride, terms) / 6) / 10;
}

function leadMinutesOf({ isTour }: Pick<RideStart, 'isTour'>, terms: StartTerms): number {
  return isTour ? terms.tourLeadMinutes : terms.leadMinutes;
}

/** A start inside the period; a ride without a time is closed where its whole day is. */
function isClosed(
  { bookingDate, bookingTime }: RideStart,
  { startsAt, endsAt }: Pick<StartTerms['closedPeriods'][number], 'startsAt' | 'endsAt'>,
): boolean {
  const [from, until] = [new Date(startsAt).getTime(), new Date(endsAt).getTime()];
  const start = bakuInstant(bookingDate, bookingTime ?? '00:00').getTime();
  return bookingTime ? from <= start && start < until : from <= start && start + dayMs <= until;
}

/** People read clocks without seconds: within a minute it is not later yet. */
function wholeMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
}
