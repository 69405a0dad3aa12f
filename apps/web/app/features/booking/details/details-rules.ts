import { withAirportEnd } from '@chauffeur/contracts/bookings/booking-choices';
import { bookingDetails } from '@chauffeur/contracts/bookings/booking-details';
import { isBeforeOutbound } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { luggageLimits } from '@chauffeur/contracts/bookings/ride-details/ride-luggage';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { storedPhone, type CountryCode } from '@chauffeur/phone';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { returnDetails } from '../draft/return-ride';
import { checkStart, type StartRules } from './start-rules';

/** What the rules of the details depend on. */
export interface DetailsContext {
  isAirportTransfer: boolean;
  maxPassengers: number;
  maxLuggageLarge: number | null;
  /** The server's clock; without it the server alone decides whether a day has passed. */
  now: (() => Date) | undefined;
  /** Null where the server alone decides on the start. */
  start: StartRules | null;
  /** Of a ride back the ride there; then only what differs of it is checked. */
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

/** Those that a ride back has of its own. */
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

/** What an error's text may name of the car. */
export function carLimit(
  code: string,
  { maxPassengers, maxLuggageLarge }: Pick<DetailsContext, 'maxPassengers' | 'maxLuggageLarge'>,
): { max: number } {
  return { max: code.startsWith('luggageLarge.') ? (maxLuggageLarge ?? luggageLimits.max) : maxPassengers };
}

/** Checks the details by the rules that the server has too. */
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

/** The same one for a country each time: the rules of the details are built for it. */
function phoneReader(country: CountryCode): (text: string) => string | null {
  const reader = phoneReaders.get(country) ?? ((text: string) => storedPhone(text, country));
  phoneReaders.set(country, reader);
  return reader;
}

/** Whether a ride back is to start before the ride there; nothing is said while one has no date. */
function isBefore(back: DetailsInput, there: DetailsInput): boolean {
  if (!back.bookingDate || !there.bookingDate) return false;
  const start = ({ bookingDate, bookingTime }: DetailsInput) => ({
    bookingDate,
    bookingTime: bookingTime || null,
  });
  return isBeforeOutbound(start(back), start(there));
}

/** Whether the ride there and the ride back, where one is wanted, are as the server takes them. */
export function isTripValid(
  draft: Pick<BookingDraft, 'details' | 'returnRide'>,
  context: DetailsContext,
): boolean {
  const { details, returnRide } = draft;
  if (!checkDetails(details, context).isValid) return false;
  if (!returnRide) return true;
  return checkDetails(returnDetails(details, returnRide), { ...context, there: details }).isValid;
}
