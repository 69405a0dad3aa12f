import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';

/** The index of the stop at which the one error of all stops stands: of what is not about one of them, the first. */
export function invalidStop(stops: readonly { readonly text: string }[]): number {
  const tooLong = stops.findIndex(({ text }) => text.trim().length > bookingTextLimits.location);
  return Math.max(0, tooLong);
}
