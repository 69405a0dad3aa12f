import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { cancellationOf } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { freeWaitingOf } from '@chauffeur/contracts/rides/free-waiting';
import type { TFunction } from 'i18next';
import { dateInWords } from '../text/date-format';

/** The terms that a visitor agrees to: what a cancellation costs, and how long the driver waits free of charge. */
export type PublishedTerms = Pick<
  BookingTermsResponse,
  'airportWaitMinutes' | 'freeWaitMinutes' | 'freeCancelHours' | 'lateCancelPercent'
>;

/** A ride's start in Baku, as far as it is known. */
interface RideStart {
  bookingDate: string;
  bookingTime: string | null;
}

/** The ride to be cancelled. */
interface CancelledRide {
  ride: RideStart;
  /** By the server's clock. */
  now: Date;
  /** Whether it has no vehicle yet. */
  isRequest?: boolean | undefined;
}

/**
 * Returns in one sentence what a cancellation costs: until a moment in Baku if the ride's start is known, otherwise
 * until a number of hours before it.
 */
export function cancellationText(
  t: TFunction<'rideTerms'>,
  language: Language,
  terms: PublishedTerms,
  { ride, now, isRequest }: Partial<CancelledRide> = {},
): string {
  const { freeCancelHours: hours, lateCancelPercent: percent } = terms;
  const cancellation = cancellationOf(terms, ride, now ?? new Date(), isRequest);
  return cancellation.kind === 'until'
    ? t('cancellation.until', { moment: bakuMoment(cancellation.moment, language), percent })
    : t(`cancellation.${cancellation.kind}`, { hours, percent });
}

/** Returns in one sentence how long the driver waits free of charge; `hasLanding`: whether the ride may begin at the airport. */
export function waitingText(t: TFunction<'rideTerms'>, terms: PublishedTerms, hasLanding: boolean): string {
  const { airportWaitMinutes: airport, freeWaitMinutes: other } = terms;
  return t(`waiting.${freeWaitingOf(terms, hasLanding)}`, { airport, other });
}

const bakuDay = { timeZone: 'Asia/Baku', day: 'numeric', month: 'long' } as const;
const bakuTime = { timeZone: 'Asia/Baku', timeStyle: 'short' } as const;

/** `4 December, 14:30`. */
function bakuMoment(moment: Date, language: Language): string {
  const [day, time] = [bakuDay, bakuTime].map((form) => dateInWords(form, moment, language));
  return `${day}, ${time}`;
}
