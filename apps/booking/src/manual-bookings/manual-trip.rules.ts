import {
  manualReturnRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import type { DecidedBooking } from '../new-bookings/rules/booking.rules.js';
import { tripOf, type DecidedTrip } from '../new-bookings/rules/trip.rules.js';
import type { Buffers } from '../rides/ride-schedule.rules.js';
import { decideManualBooking } from './manual-booking.rules.js';

/** Decides the ride there and the ride back with `decideManualBooking`; see `tripOf`. */
export function decideManualTrip(
  command: PlaceManualBookingCommand,
  adminId: string,
  buffers?: Buffers,
): DecidedTrip {
  const there = decideManualBooking(command, adminId, buffers);
  const request = manualReturnRequest(command.request);
  if (!request) return tripOf(command, there, null);
  return tripOf(command, withOwnSign(there), () =>
    withOwnSign(decideManualBooking({ ...command, request }, adminId, buffers)),
  );
}

/** Only the arrival has a sign. */
function withOwnSign(leg: DecidedBooking): DecidedBooking {
  return leg.airportDirection === 'from_airport' ? leg : { ...leg, signText: null };
}
