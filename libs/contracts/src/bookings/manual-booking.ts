import { z } from 'zod';
import { wholeNumber } from '../entered-number.js';
import { idInput } from '../http/id-input.js';
import { language } from '../language.js';
import { paymentMethodMaxLength } from '../payment-method.js';
import { optionalEmailAddress, optionalText, requiredText } from '../text.js';
import { chosenExtras, offeredExtra } from './prices/booked-extras.js';
import { airportDirections, anyVehicle, bookingTextLimits as limits } from './booking-choices.js';
import { messagingApp } from './booking-details.js';
import { bookedCar, bookedService, bookedTour } from './create-booking.js';
import { optionalFlightNumber } from './flights/flight-number.js';
import { manualReturnRide } from './return-trips/manual-return.js';
import { staffRideDetails, staffStart } from './ride-details/staff-ride-details.js';
import { bookedPlace, ridePlaces } from './ride-details/ride-places.js';
import { turnedDirection } from './return-trips/return-trip.js';

/** Passengers of a manual booking, whatever the car seats (specification, section 5). */
export const manualBookingPassengers = { min: 1, max: 50 } as const;

/** How long a ride takes, and how long its vehicle and driver stay occupied after it, as staff may set it, in minutes. */
export const rideMinutes = {
  duration: { min: 15, max: 43_200 },
  buffer: { min: 0, max: 480 },
} as const;

/** A choice that may be left open: missing, null and '' all become null. */
const chosenId = (field: string) =>
  idInput(`${field}.invalid`)
    .or(z.literal('').transform(() => null))
    .nullish()
    .transform((id) => id ?? null);

function hasOneOffer({ serviceId, tourId }: { serviceId?: string | null; tourId?: string | null }): boolean {
  return Boolean(serviceId) !== Boolean(tourId);
}

/** So that a rule of several fields reports beside the errors of other fields, not after them. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * A booking that staff enter for a customer on the phone. Past dates and cars that are off the site are allowed: it
 * may be written down afterwards. It starts as confirmed, with the price that staff agreed on, in USD.
 */
export const manualBookingRequest = z
  .object({
    customerName: requiredText('customerName', limits.customerName),
    customerPhone: requiredText('customerPhone', limits.customerPhone),
    /** '' where the customer has none. */
    customerEmail: optionalEmailAddress('customerEmail').transform((address) => address ?? ''),
    /** Ticked by staff: without it an email is required. */
    customerHasNoEmail: z.boolean('customerHasNoEmail.invalid').optional(),
    preferredMessagingApp: messagingApp.default('whatsapp'),
    language: language.default('en'),
    carId: idInput('carId.required'),
    serviceId: chosenId('serviceId'),
    tourId: chosenId('tourId'),
    ...staffStart,
    passengerCount: wholeNumber('passengerCount', manualBookingPassengers).default(1),
    ...ridePlaces,
    airportDirection: optionalText('airportDirection', 20).pipe(
      z.enum(airportDirections, 'airportDirection.invalid').nullable(),
    ),
    flightNumber: optionalFlightNumber,
    ...staffRideDetails,
    specialRequests: optionalText('specialRequests', limits.specialRequests),
    /** What is booked beside the ride. */
    extras: chosenExtras.optional(),
    /** The ride back of a transfer, a booking of its own; both are stored or none. */
    returnRide: manualReturnRide.nullish(),
    /** Id of the stored booking whose ride back this one is: both become legs of one trip. */
    returnOf: idInput('returnOf.invalid').nullish(),
    /** The length of the service or tour unless given. */
    durationMinutes: wholeNumber('durationMinutes', rideMinutes.duration).optional(),
    /** The usual one of such a ride unless given. */
    bufferMinutes: wholeNumber('bufferMinutes', rideMinutes.buffer).optional(),
    /** One that is not free is an error; null and '': none yet; unless given any that is free. */
    vehicleId: z
      .union([idInput(), z.literal([anyVehicle, ''])], 'vehicleId.invalid')
      .nullable()
      .default(anyVehicle)
      .transform((id) => id || null),
    /** Assigned with the booking. */
    driverId: chosenId('driverId'),
    /** Less than the usual time between this ride and another of its vehicle or driver will do. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has agreed by phone already, and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    /** Notes of the assignment; without a driver there is none, and they are dropped. */
    adminNotes: optionalText('adminNotes', 2000),
    /** With a total above 0 it becomes a completed revenue transaction of the booking's date; of a ride back too. */
    paymentReceived: z.boolean('paymentReceived.invalid').default(false),
    /** How it was paid, as free text; copied into the transaction. */
    paymentMethod: optionalText('paymentMethod', paymentMethodMaxLength),
    /** Whether the customer gets `booking_confirmation` at once; without an email nobody does. */
    sendConfirmation: z.boolean('sendConfirmation.invalid').optional(),
  })
  .refine(({ customerEmail, customerHasNoEmail }) => Boolean(customerEmail || customerHasNoEmail), {
    path: ['customerEmail'],
    error: 'customerEmail.required',
    when: isObject,
  })
  .refine(hasOneOffer, { path: ['serviceId'], error: 'serviceId.exactlyOne', when: isObject })
  .refine(hasOneOffer, { path: ['tourId'], error: 'serviceId.exactlyOne', when: isObject })
  .meta({ id: 'ManualBooking' });
export type ManualBookingRequest = z.infer<typeof manualBookingRequest>;

/** The ride back as a request of its own, with the same length and buffer; null where none is wanted. */
export function manualReturnRequest({
  returnRide,
  ...there
}: ManualBookingRequest): ManualBookingRequest | null {
  if (!returnRide) return null;
  const { airportDirection } = there;
  return {
    ...there,
    // Nothing of the ride there stands for what the ride back leaves out.
    pickupPlaceId: null,
    dropoffPlaceId: null,
    pickupNote: null,
    flightTime: null,
    stops: [],
    ...returnRide,
    airportDirection: airportDirection && turnedDirection(airportDirection),
    vehicleId: anyVehicle,
    driverId: null,
    agreedByPhone: undefined,
    adminNotes: null,
  };
}

/** What the gateway hands to the booking service; null means that the thing does not exist. */
export const placeManualBookingCommand = z.object({
  idempotencyKey: z.string().nullable(),
  request: manualBookingRequest,
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  offeredExtras: z.array(offeredExtra).optional(),
  places: z.array(bookedPlace).optional(),
});
export type PlaceManualBookingCommand = z.infer<typeof placeManualBookingCommand>;
