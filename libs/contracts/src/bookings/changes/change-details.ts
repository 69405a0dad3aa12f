import { z } from 'zod';
import { language } from '../../languages/language.js';
import { wholeNumberInput } from '../../inputs/number-input.js';
import { idInput } from '../../http/id-input.js';
import { amountInput } from '../../money/money.js';
import { optionalEmailAddress, optionalText, requiredText, unlessAbsent } from '../../inputs/text.js';
import { chosenExtras, offeredExtra } from '../prices/booked-extras.js';
import { airportDirections, bookingTextLimits as limits } from '../booking-choices.js';
import { messagingApp } from '../booking-details.js';
import { bookedCar, bookedService, bookedTour } from '../create-booking.js';
import { optionalFlightNumber } from '../flights/flight-number.js';
import { manualBookingPassengers } from '../manual-booking.js';
import { staffRideDetails } from '../ride-details/staff-ride-details.js';
import { bookedPlace, ridePlaces } from '../ride-details/ride-places.js';

/** Edits a booking: customer, car, offer, details and price. Absent fields stay unchanged. */
export const changeDetailsRequest = z
  .object({
    /** The booking's that the admin was looking at. */
    version: z.number('version.required').int(),
    customerName: requiredText('customerName', limits.customerName).optional(),
    customerPhone: requiredText('customerPhone', limits.customerPhone).optional(),
    /** '' if the customer has none. */
    customerEmail: unlessAbsent(optionalEmailAddress('customerEmail').transform((address) => address ?? '')),
    preferredMessagingApp: messagingApp.optional(),
    language: language.optional(),
    carId: idInput('carId.required').optional(),
    serviceId: idInput('serviceId.invalid').nullable().optional(),
    tourId: idInput('tourId.invalid').nullable().optional(),
    passengerCount: wholeNumberInput('passengerCount', manualBookingPassengers).optional(),
    pickupLocation: requiredText('pickupLocation', limits.location).optional(),
    dropoffLocation: unlessAbsent(optionalText('dropoffLocation', limits.location)),
    /** If a text changes without an id, its place is removed. */
    ...ridePlaces,
    airportDirection: z.enum(airportDirections, 'airportDirection.invalid').nullable().optional(),
    flightNumber: unlessAbsent(optionalFlightNumber),
    ...staffRideDetails,
    specialRequests: unlessAbsent(optionalText('specialRequests', limits.specialRequests)),
    /** The complete list; extras that the booking has already stay at their price. Only `totalPrice` changes the total. */
    extras: chosenExtras.optional(),
    /** USD; the amount in the customer's currency follows at the booking's rate. */
    totalPrice: amountInput('totalPrice').optional(),
    /** Waives the fee of a cancellation, for a ride that the customer moved or a cancelled one. */
    liftFee: z.literal(true, 'liftFee.invalid').optional(),
    /** Accepts less than the usual time between two rides, if only that collides after a change of service or tour. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** Whether the driver collects the unpaid part of the price. */
    driverCollects: z.boolean('driverCollects.invalid').optional(),
    /** Whether the customer gets an email; if absent, only if the change matters to them and the ride ahead is confirmed. */
    tellCustomer: z.boolean('tellCustomer.invalid').optional(),
  })
  .refine(hasOneOffer, { path: ['serviceId'], error: 'serviceId.exactlyOne' })
  .meta({ id: 'ChangeBookingDetails' });
export type ChangeDetailsRequest = z.infer<typeof changeDetailsRequest>;

/** Whether an offer remains: a service replaces a tour and vice versa, but the only one can't be removed. */
function hasOneOffer({
  serviceId,
  tourId,
}: {
  serviceId?: string | null | undefined;
  tourId?: string | null | undefined;
}): boolean {
  const isAbsent = serviceId === undefined && tourId === undefined;
  return isAbsent || Boolean(serviceId) !== Boolean(tourId);
}

/** The gateway's command to the booking service; null means that a record does not exist or was not named. */
export const changeDetailsCommand = z.object({
  request: changeDetailsRequest,
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  offeredExtras: z.array(offeredExtra).optional(),
  places: z.array(bookedPlace).optional(),
});
