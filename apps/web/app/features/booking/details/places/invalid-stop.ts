import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';

/** Returns the index of the stop that shows the error of the stops: the one that is too long, otherwise the first. */
export function invalidStop(stops: readonly { readonly text: string }[]): number {
  const tooLong = stops.findIndex(({ text }) => text.trim().length > bookingTextLimits.location);
  return Math.max(0, tooLong);
}
