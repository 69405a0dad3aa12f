import { withAirportEnd } from '@chauffeur/contracts/bookings/booking-choices';
import { bookingDetails } from '@chauffeur/contracts/bookings/booking-details';
import { isBeforeOutbound } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { luggageLimits } from '@chauffeur/contracts/bookings/ride-details/ride-luggage';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { toE164, type CountryCode } from '@chauffeur/phone';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { returnDetails } from '../draft/return-ride';
import { checkStart, type StartRules } from './start-rules';

/** What the rules of the details depend on. */
export interface DetailsContext {
  isAirportTransfer: boolean;
  maxPassengers: number;
  maxLuggageLarge: number | null;
  /** The server's clock; while it is unknown, only the server rejects past days. */
  now: (() => Date) | undefined;
  /** Null if only the server checks the start. */
  start: StartRules | null;
  /** For a ride back, the ride there; then only the fields that differ from it are checked. */
  there?: DetailsInput | undefined;
}

/** All fields of step 2. */
export const detailsFields = [
  'bookingDate',
  'bookingTime',
  'passengerCount',
  'airportDirection',
  'flightNumber',
  'flightTime',
  'pickupLocation',
  'pickupNote',
  'dropoffLocation',
  'luggageLarge',
  'luggageSmall',
  'signText',
  'stops',
  'customerName',
  'phoneCountry',
  'customerPhone',
  'preferredMessagingApp',
  'customerEmail',
  'specialRequests',
] as const satisfies readonly (keyof DetailsInput)[];

/** The fields that a ride back has of its own. */
const returnFields: readonly PropertyKey[] = [
  'bookingDate',
  'bookingTime',
  'flightNumber',
  'flightTime',
  'pickupLocation',
  'dropoffLocation',
  'stops',
] satisfies (keyof DetailsInput)[];

export type DetailsField = (typeof detailsFields)[number];

export interface DetailsCheck {
  isValid: boolean;
  /** The first error code of each invalid field. */
  errors: Partial<Record<DetailsField, string>>;
}

/** Returns the car's limit for an error's text. */
export function carLimit(
  code: string,
  { maxPassengers, maxLuggageLarge }: Pick<DetailsContext, 'maxPassengers' | 'maxLuggageLarge'>,
): { max: number } {
  return { max: code.startsWith('luggageLarge.') ? (maxLuggageLarge ?? luggageLimits.max) : maxPassengers };
}

/** Checks the details by the same rules as the server. */
export function checkDetails(details: DetailsInput, context: DetailsContext): DetailsCheck {
  const { isAirportTransfer, maxPassengers, maxLuggageLarge, now, start, there } = context;
  const schema = bookingDetails({
    today: now ? todayInBaku(now()) : '',
    maxPassengers,
    maxLuggageLarge,
    isAirportTransfer,
    readPhone: phoneReader(details.phoneCountry),
  });
  const result = schema.safeParse(withAirportEnd(details, isAirportTransfer));
  const startError = start ? checkStart(details, start).error : undefined;
  const found = [
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ field: path[0], code: message })),
    ...(startError ? [startError] : []),
    ...(there && isBefore(details, there)
      ? [{ field: 'bookingDate', code: 'returnRide.bookingDate.beforeOutbound' }]
      : []),
  ].filter(({ field }) => !there || returnFields.includes(field ?? ''));
  const errors: DetailsCheck['errors'] = {};
  for (const { field, code } of found) {
    const name = detailsFields.find((known) => known === field);
    if (name) errors[name] ??= code;
  }
  return { isValid: found.length === 0, errors };
}

const phoneReaders = new Map<CountryCode, (text: string) => string | null>();

/** Returns the same function for a country each time: `bookingDetails` caches its rules per function. */
function phoneReader(country: CountryCode): (text: string) => string | null {
  const reader = phoneReaders.get(country) ?? ((text: string) => toE164(text, country));
  phoneReaders.set(country, reader);
  return reader;
}

/** Returns whether the ride back starts before the ride there; false while one has no date. */
function isBefore(back: DetailsInput, there: DetailsInput): boolean {
  if (!back.bookingDate || !there.bookingDate) return false;
  const start = ({ bookingDate, bookingTime }: DetailsInput) => ({
    bookingDate,
    bookingTime: bookingTime || null,
  });
  return isBeforeOutbound(start(back), start(there));
}

/** Returns whether the server would accept the ride there and, if wanted, the ride back. */
export function isTripValid(
  draft: Pick<BookingDraft, 'details' | 'returnRide'>,
  context: DetailsContext,
): boolean {
  const { details, returnRide } = draft;
  if (!checkDetails(details, context).isValid) return false;
  if (!returnRide) return true;
  return checkDetails(returnDetails(details, returnRide), { ...context, there: details }).isValid;
}
