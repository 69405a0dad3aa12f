import { hourMs } from '@chauffeur/contracts/durations';
import { convertFromUsd } from '@chauffeur/contracts/convert-currency';
import { currencySymbols, formatMoney, usdSymbol } from '@chauffeur/contracts/format-money';
import type { Language } from '@chauffeur/contracts/languages';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { hasPassed } from '@chauffeur/contracts/rides/ride-end';
import { languageSettings } from '../../../locales/language-settings';

/** An amount in USD as the customer looked at prices: in their currency at the rate of the booking, and what is charged. */
export function moneyOf(
  { currency, exchangeRate }: Pick<RideResponse, 'currency' | 'exchangeRate'>,
  usd: number,
  language: Language,
): string {
  const charged = formatMoney(usd, usdSymbol, language);
  if (currency === 'USD') return charged;
  return `${formatMoney(convertFromUsd(usd, exchangeRate), currencySymbols[currency], language)} (${charged})`;
}

/** A moment as Baku's clock has it: `22 Nov 2026, 14:30`. */
export function bakuMoment(at: string, language: Language): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Baku' } as const;
  return new Intl.DateTimeFormat(languageSettings[language].dateLocale, form).format(new Date(at));
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

/** What the page says first: what happens next. */
export function headlineOf(ride: HeadedRide, now: Date) {
  const { status, driver, driverProgress, startsAt, contactsFromHours } = ride;
  if (status === 'pending') return hasPassed(ride, now) ? 'passed' : status;
  if (status !== 'confirmed') return status;
  // Where staff complete rides by hand it is over before its status says so.
  if (driverProgress.at(-1)?.step === 'done') return 'completed';
  if (hasPassed(ride, now) && !underWayStep(ride)) return 'passed';
  if (!driver) {
    const contactsFrom = startsAt === null ? Infinity : Date.parse(startsAt) - contactsFromHours * hourMs;
    // Since then the page would name one who has accepted: there is none yet.
    return now.getTime() < contactsFrom ? status : 'driverSoon';
  }
  return underWayStep({ driverProgress }) ?? 'driver';
}

const underWay = ['on_the_way', 'arrived', 'on_board'] as const;

/** Where the driver is while the ride is under way; null before and after it. */
export function underWayStep({ driverProgress }: Pick<RideResponse, 'driverProgress'>) {
  const last = driverProgress.at(-1)?.step;
  return underWay.find((step) => step === last) ?? null;
}

/** Everything that has happened, in its order: a completed ride is not done beside it. */
export function happened({ progress, driverProgress }: Pick<RideResponse, 'progress' | 'driverProgress'>) {
  const isCompleted = progress.some(({ step }) => step === 'completed');
  const shown = driverProgress.filter(({ step }) => !(step === 'done' && isCompleted));
  return [...progress, ...shown].toSorted((one, other) => one.at.localeCompare(other.at));
}
