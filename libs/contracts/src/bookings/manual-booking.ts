import { z } from 'zod';
import { wholeNumberInput } from '../inputs/number-input.js';
import { idInput } from '../http/id-input.js';
import { language } from '../languages/language.js';
import { paymentMethodMaxLength } from '../money/payment-method.js';
import { optionalEmailAddress, optionalText, requiredText } from '../inputs/text.js';
import { chosenExtras, offeredExtra } from './prices/booked-extras.js';
import { airportDirections, anyVehicle, bookingTextLimits as limits } from './booking-choices.js';
import { messagingApp } from './booking-details.js';
import { bookedCar, bookedService, bookedTour } from './create-booking.js';
import { optionalFlightNumber } from './flights/flight-number.js';
import { manualReturnRide } from './return-trips/manual-return.js';
import { staffRideDetails, staffStart } from './ride-details/staff-ride-details.js';
import { bookedPlace, ridePlaces } from './ride-details/ride-places.js';
import { oppositeDirection } from './return-trips/return-trip.js';

/** Passengers of a manual booking, whatever the car seats (specification, section 5). */
export const manualBookingPassengers = { min: 1, max: 50 } as const;

/** Limits, in minutes, of a ride's duration and of the buffer in which vehicle and driver stay occupied after it. */
export const rideMinutes = {
  duration: { min: 15, max: 43_200 },
  buffer: { min: 0, max: 480 },
} as const;

/** An optional id: missing, null and '' become null. */
const chosenId = (field: string) =>
  idInput(`${field}.invalid`)
    .or(z.literal('').transform(() => null))
    .nullish()
    .transform((id) => id ?? null);

function hasOneOffer({ serviceId, tourId }: { serviceId?: string | null; tourId?: string | null }): boolean {
  return Boolean(serviceId) !== Boolean(tourId);
}

/** Condition under which a rule for several fields runs, so that it reports together with other fields' errors. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * A booking that staff enter for a customer on the phone. Past dates and cars that are off the site are allowed, as it may be
 * entered afterwards. It is confirmed from the start, with the price that staff agreed on, in USD.
 */
export const manualBookingRequest = z
  .object({
    customerName: requiredText('customerName', limits.customerName),
    customerPhone: requiredText('customerPhone', limits.customerPhone),
    /** '' if the customer has none. */
    customerEmail: optionalEmailAddress('customerEmail').transform((address) => address ?? ''),
    /** Confirmed by staff; if not, an email is required. */
    customerHasNoEmail: z.boolean('customerHasNoEmail.invalid').optional(),
    preferredMessagingApp: messagingApp.default('whatsapp'),
    language: language.default('en'),
    carId: idInput('carId.required'),
    serviceId: chosenId('serviceId'),
    tourId: chosenId('tourId'),
    ...staffStart,
    passengerCount: wholeNumberInput('passengerCount', manualBookingPassengers).default(1),
    ...ridePlaces,
    airportDirection: optionalText('airportDirection', 20).pipe(
      z.enum(airportDirections, 'airportDirection.invalid').nullable(),
    ),
    flightNumber: optionalFlightNumber,
    ...staffRideDetails,
    specialRequests: optionalText('specialRequests', limits.specialRequests),
    /** Extras of the ride. */
    extras: chosenExtras.optional(),
    /** The ride back of a transfer, a separate booking; both are stored or none. */
    returnRide: manualReturnRide.nullish(),
    /** Id of a stored booking, of which this one is the ride back: both become legs of one trip. */
    returnOf: idInput('returnOf.invalid').nullish(),
    /** Defaults to the duration of the service or tour. */
    durationMinutes: wholeNumberInput('durationMinutes', rideMinutes.duration).optional(),
    /** Defaults to the usual buffer of such a ride. */
    bufferMinutes: wholeNumberInput('bufferMinutes', rideMinutes.buffer).optional(),
    /** A vehicle that is not free is an error; null and '': none yet. Defaults to any free vehicle. */
    vehicleId: z
      .union([idInput(), z.literal([anyVehicle, ''])], 'vehicleId.invalid')
      .nullable()
      .default(anyVehicle)
      .transform((id) => id || null),
    /** Assigned with the booking. */
    driverId: chosenId('driverId'),
    /** Accepts less than the usual time between this ride and another one of its vehicle or driver. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has already agreed by phone and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    /** Notes of the driver's assignment; dropped without a driver. */
    adminNotes: optionalText('adminNotes', 2000),
    /** Adds a completed revenue transaction of the booking's date, if the total is above 0; for a ride back too. */
    paymentReceived: z.boolean('paymentReceived.invalid').default(false),
    /** Payment method as free text; copied to the transaction. */
    paymentMethod: optionalText('paymentMethod', paymentMethodMaxLength),
    /** Whether the customer gets `booking_confirmation` at once; no effect without an email address. */
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

/** Returns the ride back as a separate request with the same duration and buffer; null if there is none. */
export function manualReturnRequest({
  returnRide,
  ...there
}: ManualBookingRequest): ManualBookingRequest | null {
  if (!returnRide) return null;
  const { airportDirection } = there;
  return {
    ...there,
    // Fields that the ride back leaves out are not taken from the ride there.
    pickupPlaceId: null,
    dropoffPlaceId: null,
    pickupNote: null,
    flightTime: null,
    stops: [],
    ...returnRide,
    airportDirection: airportDirection && oppositeDirection(airportDirection),
    vehicleId: anyVehicle,
    driverId: null,
    agreedByPhone: undefined,
    adminNotes: null,
  };
}

/** The gateway's command to the booking service; null means that a record does not exist. */
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
