import { isBeforeOutbound, tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { bookingDetails, type BookingDetails } from '@chauffeur/contracts/bookings/booking-details';
import {
  minutesOfExtras,
  priceAtTotal,
  priceOfExtras,
} from '@chauffeur/contracts/bookings/prices/extra-lines';
import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { rideTripFields, type ChangeRideCommand } from '@chauffeur/contracts/rides/change-ride';
import { toE164 } from '@chauffeur/phone';
import { CodedError, fieldErrors } from '@chauffeur/service-kit';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { chooseExtras } from '../../new-bookings/rules/choose-extras.js';
import { editedPlaceIds, placedStops } from '../../ride-places/ride-places.rules.js';

/** The request's fields that are columns of a booking, validated by the rules of the wizard's step 2. */
const checkedFields = [
  'customerPhone',
  'preferredMessagingApp',
  'flightNumber',
  'flightTime',
  'signText',
  'pickupNote',
  'luggageLarge',
  'luggageSmall',
  'specialRequests',
  'bookingDate',
  'bookingTime',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'passengerCount',
] as const satisfies readonly (keyof BookingDetails)[];
type CheckedField = (typeof checkedFields)[number];

/** Whether a request changes the trip itself, not only its details. */
export function changesTrip({ request }: Pick<ChangeRideCommand, 'request'>): boolean {
  return rideTripFields.some((field) => request[field] !== undefined);
}

/**
 * Applies a customer's changes to a booking's columns; `today` is the date in Baku. The price is the one at which the
 * ride was sold plus its extras: booked ones at their price, new ones at today's. Throws CodedError `request.invalid`
 * with a code for each field, or `extras.notOffered`.
 */
export function applyChange(booking: BookingEntity, command: ChangeRideCommand, today: string): void {
  const { places } = command;
  const request = withoutAirportEnd(command.request, booking);
  const { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = booking;
  const before = { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId };
  const fields = checkedChange(booking, { ...command, request }, today);
  Object.assign(booking, fields);
  if (booking.airportDirection !== 'from_airport') booking.signText = null;
  Object.assign(booking, editedPlaceIds(before, booking, request, places));
  if (fields.stops) booking.stops = placedStops(fields.stops, places, stops);
  if (request.extras ?? fields.stops ?? fields.passengerCount) changeExtras(booking, command);
}

/** Whether a moved leg of a trip is no longer before or after the other one; `other` is null for a single ride. */
export function passesOtherLeg(
  moved: Pick<BookingEntity, 'bookingDate' | 'bookingTime' | 'leg'>,
  other: Pick<BookingEntity, 'bookingDate' | 'bookingTime' | 'status'> | null,
): boolean {
  if (!other || other.status === 'cancelled') return false;
  const [there, back] = moved.leg === tripLegs.back ? [other, moved] : [moved, other];
  return isBeforeOutbound(back, there);
}

/** Omits the airport end of a transfer, which stays as booked: staff may have reworded it. */
function withoutAirportEnd(
  request: ChangeRideCommand['request'],
  { airportDirection }: BookingEntity,
): ChangeRideCommand['request'] {
  if (airportDirection === null) return request;
  return airportDirection === 'from_airport'
    ? { ...request, pickupLocation: undefined, pickupPlaceId: undefined }
    : { ...request, dropoffLocation: undefined, dropoffPlaceId: undefined };
}

function checkedChange(
  booking: BookingEntity,
  { request, car }: ChangeRideCommand,
  today: string,
): Partial<Pick<BookingDetails, CheckedField>> {
  const rules = bookingDetails({
    today,
    // A ride retains what staff agreed to, or what the car allowed when it was booked.
    maxPassengers: Math.max(car?.capacity ?? 0, booking.passengerCount),
    maxLuggageLarge: car?.luggageLarge == null ? null : Math.max(car.luggageLarge, booking.luggageLarge),
    isAirportTransfer: booking.airportDirection !== null,
    readPhone: toE164,
  });
  const named = checkedFields.filter((field) => request[field] !== undefined);
  if (named.includes('bookingTime') && !request.bookingTime && booking.bookingTime !== null) {
    throw invalid('bookingTime', 'bookingTime.required');
  }
  // A missing field and an empty one give the same error.
  const given = Object.fromEntries(named.map((field) => [field, request[field] ?? undefined]));
  const mask = Object.fromEntries(named.map((field) => [field, true])) as Record<CheckedField, true>;
  const checked = rules.pick(mask).safeParse(given);
  if (!checked.success) throw new CodedError('request.invalid', fieldErrors(checked.error.issues));
  return checked.data;
}

/** Returns an error of one field. */
export function invalid(field: string, code: string): CodedError {
  return new CodedError('request.invalid', [{ field, code }]);
}

function changeExtras(booking: BookingEntity, command: ChangeRideCommand): void {
  const before = { minutes: minutesOfExtras(booking.extras), price: priceOfExtras(booking.extras) };
  const extras = chooseExtras(
    { ...command, request: { extras: command.request.extras ?? booking.extras } },
    booking,
  );
  booking.extras = extras;
  if (booking.durationMinutes !== null) {
    const minutes = booking.durationMinutes + minutesOfExtras(extras) - before.minutes;
    booking.durationMinutes = Math.max(rideMinutes.duration.min, minutes);
  }
  // If no price of the ride alone is stored, as in bookings of earlier releases, it follows from the total.
  Object.assign(
    booking,
    priceAtTotal(changedTotal(booking.totalPrice, priceOfExtras(extras) - before.price), extras),
  );
  booking.convertedPrice = convertFromUsd(booking.totalPrice, booking.exchangeRate);
}

/** Returns the agreed price plus the difference of the extras, in USD. */
function changedTotal(agreed: number, difference: number): number {
  // A price that is to be agreed stays so.
  if (agreed === 0) return 0;
  const cents = Math.round((agreed + difference) * 100);
  // If the extras' difference would leave nothing, the agreed price stays: 0 would mean that it is to be agreed.
  return cents > 0 ? cents / 100 : agreed;
}
