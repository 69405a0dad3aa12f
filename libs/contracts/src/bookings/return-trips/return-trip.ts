import type { ServiceKind } from '../../catalogue/service.js';
import type { AirportDirection } from '../booking-choices.js';

/** The legs of a trip: the ride there and the ride back. */
export const tripLegs = { there: 1, back: 2 } as const;

const kindsWithReturn: readonly ServiceKind[] = ['airport_transfer', 'business_transfer'];

/** Whether a ride back can be booked together with a ride of this service. */
export function hasReturn(service: { readonly serviceType: ServiceKind } | null | undefined): boolean {
  return service ? kindsWithReturn.includes(service.serviceType) : false;
}

/** Returns the opposite direction. */
export function oppositeDirection(direction: AirportDirection): AirportDirection {
  return direction === 'to_airport' ? 'from_airport' : 'to_airport';
}

interface Start {
  /** Valid, YYYY-MM-DD. */
  readonly bookingDate: string;
  /** Valid, HH:MM, or null. */
  readonly bookingTime: string | null;
}

/** Whether the ride back does not start after the ride there; false on the same day unless both have times. */
export function isBeforeOutbound(back: Start, there: Start): boolean {
  if (back.bookingDate !== there.bookingDate) return back.bookingDate < there.bookingDate;
  return back.bookingTime !== null && there.bookingTime !== null && back.bookingTime <= there.bookingTime;
}
