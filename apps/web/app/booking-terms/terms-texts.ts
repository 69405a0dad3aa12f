import { bakuInstant, type BookingTermsResponse, type Language } from '@chauffeur/contracts';
import type { TFunction } from 'i18next';
import { languageSettings } from '../locales/language-settings';

const hour = 3_600_000;

/** The terms that a visitor agrees to: what a cancellation costs, and how long the driver waits for nothing. */
export type PublishedTerms = Pick<
  BookingTermsResponse,
  'airportWaitMinutes' | 'freeWaitMinutes' | 'freeCancelHours' | 'lateCancelPercent'
>;

/** A ride's start in Baku, as far as it is known. */
interface RideStart {
  bookingDate: string;
  bookingTime: string | null;
}

/**
 * What a cancellation costs, in one sentence: until a moment in Baku where the ride's start is known, else until so
 * many hours before it. `now` is the server's clock.
 */
export function cancellationText(
  t: TFunction<'rideTerms'>,
  language: Language,
  { freeCancelHours: hours, lateCancelPercent: percent }: PublishedTerms,
  ride?: RideStart,
  now: Date = new Date(),
): string {
  if (percent === 0 || hours === 0) return t('cancellation.free');
  if (!ride?.bookingDate || !ride.bookingTime) return t('cancellation.hours', { hours, percent });
  const until = new Date(bakuInstant(ride.bookingDate, ride.bookingTime).getTime() - hours * hour);
  if (Number.isNaN(until.getTime())) return t('cancellation.hours', { hours, percent });
  if (until <= now) return t('cancellation.late', { hours, percent });
  return t('cancellation.until', { moment: bakuMoment(until, language), percent });
}

/** How long the driver waits for nothing, in one sentence. */
export function waitingText(
  t: TFunction<'rideTerms'>,
  { airportWaitMinutes: airport, freeWaitMinutes: other }: PublishedTerms,
): string {
  return t('waiting', { airport, other });
}

/** `4 December, 14:30`. */
function bakuMoment(moment: Date, language: Language): string {
  const form = { timeZone: 'Asia/Baku' } as const;
  const { dateLocale } = languageSettings[language];
  const day = new Intl.DateTimeFormat(dateLocale, { ...form, day: 'numeric', month: 'long' }).format(moment);
  const time = new Intl.DateTimeFormat(dateLocale, { ...form, timeStyle: 'short' }).format(moment);
  return `${day}, ${time}`;
}
