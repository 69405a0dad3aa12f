import { withAirportEnd } from '@chauffeur/contracts/bookings/booking-choices';
import { bookingDetails, type BookingDetails } from '@chauffeur/contracts/bookings/booking-details';
import type { BookedCar, PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { priceWithExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { checkFlight } from '@chauffeur/contracts/bookings/flights/flight-check';
import type { PlaceManualBookingCommand } from '@chauffeur/contracts/bookings/manual-booking';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { toE164 } from '@chauffeur/phone';
import { CodedError, fieldErrors, codedFieldError } from '@chauffeur/service-kit';
import { placedStops, placeIdsOf } from '../../ride-places/ride-places.rules.js';
import { scheduleOf, type Buffers } from '../../rides/ride-schedule.rules.js';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { chooseExtras } from './choose-extras.js';
import { chooseOffer } from './choose-offer.js';

/** The fields of a booking that follow from the customer's request; storing adds the reference number and the times. */
export type DecidedBooking = Omit<
  BookingEntity,
  | 'id'
  | 'referenceNumber'
  | 'driverId'
  | 'vehicleId'
  | 'usualBufferMinutes'
  | 'scheduleVersion'
  | 'paidUsd'
  | 'paymentMethod'
  | 'paidOn'
  | 'urgent'
  | 'tripId'
  | 'leg'
  | 'cancelReason'
  | 'cancelNote'
  | 'feeDueUsd'
  | 'driverCollects'
  | 'feeDueSince'
  | 'remindersOff'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>;

/**
 * Applies the rules to a customer's request; `today` is the date in Baku, YYYY-MM-DD. A combination without a price is
 * accepted at 0: the price is to be agreed, except that of extras. Throws CodedError `car.notFound`, `service.notFound`,
 * `tour.notFound`, `car.unavailable`, `extras.notOffered`, or `request.invalid` with a code for each field.
 */
export function decideBooking(
  command: PlaceBookingCommand,
  today: string,
  buffers?: Buffers,
): DecidedBooking {
  const { request, ratePerUsd } = command;
  const car = offeredCar(command);
  const offer = chosenOffer(command);
  const details = checkedDetails(command, car, today);
  const extras = chooseExtras(command, details);
  const price = priceWithExtras(command.priceUsd, extras);
  return {
    ...details,
    signText: details.airportDirection === 'from_airport' ? details.signText : null,
    flightCheck: checkFlight(details),
    ...placeIdsOf(request, details, command.places),
    stops: placedStops(details.stops, command.places),
    status: 'pending',
    language: request.language,
    ...offer,
    ...scheduleOf({ ...details, ...offer }, command, buffers, extras),
    ...price,
    extras,
    currency: request.currency,
    exchangeRate: ratePerUsd,
    convertedPrice: convertFromUsd(price.totalPrice, ratePerUsd),
    isManual: false,
    createdBy: null,
  };
}

/**
 * Returns what a booking stores of its car and of its service or tour. Throws CodedError `car.notFound`,
 * `service.notFound` or `tour.notFound`.
 */
export function chosenOffer(command: PlaceBookingCommand | PlaceManualBookingCommand) {
  const { request, car } = command;
  if (!car) throw codedFieldError('carId', 'car.notFound');
  return { carId: car.id, carName: car.name, ...chooseOffer(request, command) };
}

function offeredCar({ car }: PlaceBookingCommand) {
  if (!car) throw codedFieldError('carId', 'car.notFound');
  if (!car.isAvailable) throw codedFieldError('carId', 'car.unavailable');
  return car;
}

function checkedDetails(command: PlaceBookingCommand, car: BookedCar, today: string): BookingDetails {
  const isAirportTransfer = command.service?.serviceType === 'airport_transfer';
  const rules = bookingDetails({
    today,
    maxPassengers: car.capacity,
    maxLuggageLarge: car.luggageLarge,
    isAirportTransfer,
    readPhone: toE164,
  });
  // A missing field and an empty one give the same error.
  const given = Object.fromEntries(
    Object.entries(command.request).map(([field, value]) => [field, value ?? undefined]),
  );
  const checked = rules.safeParse(withAirportEnd(given, isAirportTransfer));
  if (!checked.success) throw new CodedError('request.invalid', fieldErrors(checked.error.issues));
  return checked.data;
}
