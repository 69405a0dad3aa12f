import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { priceAtTotal } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { checkFlight } from '@chauffeur/contracts/bookings/flights/flight-check';
import type {
  ManualBookingRequest,
  PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { placedStops, placeIdsOf } from '../ride-places/ride-places.rules.js';
import { scheduleOf, type Buffers, type RideSchedule } from '../rides/ride-schedule.rules.js';
import { chooseExtras } from '../new-bookings/rules/choose-extras.js';
import { chosenOffer, type DecidedBooking } from '../new-bookings/rules/booking.rules.js';

/**
 * Decides a booking that staff enter: confirmed, at their price in USD, on any date, regardless of the car's seats
 * and of what is on offer. Throws CodedError `car.notFound`, `service.notFound`, `tour.notFound` or
 * `extras.notOffered`, and `request.invalid` with a code of the extras.
 */
export function decideManualBooking(
  command: PlaceManualBookingCommand,
  adminId: string,
  buffers?: Buffers,
): DecidedBooking {
  const { request } = command;
  const offer = chosenOffer(command);
  const extras = chooseExtras(command, { passengerCount: request.passengerCount, stops: request.stops });
  const ride = {
    ...offer,
    bookingDate: request.bookingDate,
    bookingTime: request.bookingTime,
    pickupLocation: request.pickupLocation,
    dropoffLocation: dropoffOf(request),
  };
  return {
    status: 'confirmed',
    language: request.language,
    customerName: request.customerName,
    customerEmail: request.customerHasNoEmail ? '' : request.customerEmail,
    customerPhone: request.customerPhone,
    preferredMessagingApp: request.preferredMessagingApp,
    ...ride,
    ...scheduleOf({ ...ride, airportDirection: request.airportDirection }, command, buffers, extras),
    ...enteredMinutes(request),
    passengerCount: request.passengerCount,
    ...placeIdsOf(request, ride, command.places),
    pickupNote: request.pickupNote ?? null,
    airportDirection: request.airportDirection,
    flightNumber: request.flightNumber,
    flightTime: request.flightTime ?? null,
    flightCheck: checkFlight({ ...request, flightTime: request.flightTime ?? null }),
    signText: request.signText ?? null,
    luggageLarge: request.luggageLarge ?? 0,
    luggageSmall: request.luggageSmall ?? 0,
    stops: placedStops(request.stops ?? [], command.places),
    specialRequests: request.specialRequests,
    ...priceAtTotal(request.totalPrice, extras),
    extras,
    currency: 'USD',
    exchangeRate: 1,
    convertedPrice: request.totalPrice,
    isManual: true,
    createdBy: adminId,
  };
}

/** Returns the drop-off; the airport for a ride to it, unless staff enter a more exact place. */
export function dropoffOf({
  dropoffLocation,
  airportDirection,
}: Pick<ManualBookingRequest, 'dropoffLocation' | 'airportDirection'>): string | null {
  return dropoffLocation ?? (airportDirection === 'to_airport' ? airportLabel : null);
}

/** Returns the minutes that staff entered in place of the usual ones of the service or tour. */
function enteredMinutes({ durationMinutes, bufferMinutes }: ManualBookingRequest): Partial<RideSchedule> {
  return {
    ...(durationMinutes === undefined ? {} : { durationMinutes }),
    ...(bufferMinutes === undefined ? {} : { bufferMinutes }),
  };
}
