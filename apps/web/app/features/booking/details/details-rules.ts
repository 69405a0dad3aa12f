import { bookingDetails, todayInBaku, withAirportEnd } from '@chauffeur/contracts';
import type { DetailsInput } from '../draft/booking-draft';

/** What the rules of the details depend on. */
export interface DetailsContext {
  isAirportTransfer: boolean;
  maxPassengers: number;
}

/** The order of the fields on the page: the first invalid one is shown. */
export const detailsFields = [
  'bookingDate',
  'bookingTime',
  'passengerCount',
  'airportDirection',
  'flightNumber',
  'pickupLocation',
  'dropoffLocation',
  'customerName',
  'customerPhone',
  'preferredMessagingApp',
  'customerEmail',
  'specialRequests',
] as const satisfies readonly (keyof DetailsInput)[];

export type DetailsField = (typeof detailsFields)[number];

export interface DetailsCheck {
  isValid: boolean;
  /** The first error code of each invalid field. */
  errors: Partial<Record<DetailsField, string>>;
}

/** Checks the details by the rules that the server has too, against today in Baku. */
export function checkDetails(details: DetailsInput, context: DetailsContext): DetailsCheck {
  const { isAirportTransfer, maxPassengers } = context;
  const schema = bookingDetails({ today: todayInBaku(), maxPassengers, isAirportTransfer });
  const result = schema.safeParse(withAirportEnd(details, isAirportTransfer));
  if (result.success) return { isValid: true, errors: {} };
  const errors: DetailsCheck['errors'] = {};
  for (const issue of result.error.issues) {
    const field = detailsFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return { isValid: false, errors };
}

/** The first invalid field in the order of the page. */
export function firstInvalidField(errors: DetailsCheck['errors']): DetailsField | undefined {
  return detailsFields.find((field) => errors[field] !== undefined);
}
