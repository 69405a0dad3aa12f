import { hourMs } from '@chauffeur/contracts/time/durations';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { currencySymbols, formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { hasPassed } from '@chauffeur/contracts/rides/ride-end';
import { dateInWords } from '../../../text/date-format';
import { underWayStep } from './under-way-step';

/** Returns an amount in the customer's currency, at the rate of the booking, with the amount in USD that is charged. */
export function moneyOf(
  { currency, exchangeRate }: Pick<RideResponse, 'currency' | 'exchangeRate'>,
  usd: number,
  language: Language,
): string {
  const charged = formatMoney(usd, usdSymbol, language);
  if (currency === 'USD') return charged;
  return `${formatMoney(convertFromUsd(usd, exchangeRate), currencySymbols[currency], language)} (${charged})`;
}

const bakuForm = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Baku' } as const;

/** Returns a moment in Baku's time: `22 Nov 2026, 14:30`. */
export function bakuMoment(at: string, language: Language): string {
  return dateInWords(bakuForm, new Date(at), language);
}

type HeadedRide = Pick<
  RideResponse,
  | 'status'
  | 'driver'
  | 'driverProgress'
  | 'bookingDate'
  | 'startsAt'
  | 'durationMinutes'
  | 'contactsFromHours'
>;

/** Returns the key of the page's headline, which says what happens next. */
export function headlineOf(ride: HeadedRide, now: Date) {
  const { status, driver, driverProgress, startsAt, contactsFromHours } = ride;
  if (status === 'pending') return hasPassed(ride, now) ? 'passed' : status;
  if (status !== 'confirmed') return status;
  // If staff complete rides manually, the ride is over before its status says so.
  if (driverProgress.at(-1)?.step === 'done') return 'completed';
  if (hasPassed(ride, now) && !underWayStep(ride)) return 'passed';
  if (!driver) {
    const contactsFrom = startsAt === null ? Infinity : Date.parse(startsAt) - contactsFromHours * hourMs;
    // From then on the page names the driver who has accepted; there is none yet.
    return now.getTime() < contactsFrom ? status : 'driverSoon';
  }
  return underWayStep({ driverProgress }) ?? 'driver';
}

/** Returns all steps that have happened, in order. Leaves out `done` if the ride is `completed`. */
export function pastSteps({ progress, driverProgress }: Pick<RideResponse, 'progress' | 'driverProgress'>) {
  const isCompleted = progress.some(({ step }) => step === 'completed');
  const shown = driverProgress.filter(({ step }) => !(step === 'done' && isCompleted));
  return [...progress, ...shown].toSorted((one, other) => one.at.localeCompare(other.at));
}
