import { z } from 'zod';
import { language } from '../../language.js';
import { wholeNumber } from '../../entered-number.js';
import { idInput } from '../../http/id-input.js';
import { enteredAmount } from '../../money.js';
import { optionalEmailAddress, optionalText, requiredText, unlessAbsent } from '../../text.js';
import { chosenExtras, offeredExtra } from '../prices/booked-extras.js';
import { airportDirections, bookingTextLimits as limits } from '../booking-choices.js';
import { messagingApp } from '../booking-details.js';
import { bookedCar, bookedService, bookedTour } from '../create-booking.js';
import { optionalFlightNumber } from '../flights/flight-number.js';
import { manualBookingPassengers } from '../manual-booking.js';
import { staffRideDetails } from '../ride-details/staff-ride-details.js';
import { bookedPlace, ridePlaces } from '../ride-details/ride-places.js';

/** Edits a booking: whom it is for, what is driven, and its price. What is absent stays. */
export const changeDetailsRequest = z
  .object({
    /** The booking's that the admin was looking at. */
    version: z.number('version.required').int(),
    customerName: requiredText('customerName', limits.customerName).optional(),
    customerPhone: requiredText('customerPhone', limits.customerPhone).optional(),
    /** '' where the customer has none. */
    customerEmail: unlessAbsent(optionalEmailAddress('customerEmail').transform((address) => address ?? '')),
    preferredMessagingApp: messagingApp.optional(),
    language: language.optional(),
    carId: idInput('carId.required').optional(),
    serviceId: idInput('serviceId.invalid').nullable().optional(),
    tourId: idInput('tourId.invalid').nullable().optional(),
    passengerCount: wholeNumber('passengerCount', manualBookingPassengers).optional(),
    pickupLocation: requiredText('pickupLocation', limits.location).optional(),
    dropoffLocation: unlessAbsent(optionalText('dropoffLocation', limits.location)),
    /** Another text without one has no place. */
    ...ridePlaces,
    airportDirection: z.enum(airportDirections, 'airportDirection.invalid').nullable().optional(),
    flightNumber: unlessAbsent(optionalFlightNumber),
    ...staffRideDetails,
    specialRequests: unlessAbsent(optionalText('specialRequests', limits.specialRequests)),
    /** All of them; those that the booking has stay at their price. The total is changed by `totalPrice` alone. */
    extras: chosenExtras.optional(),
    /** USD; what the customer sees follows by the booking's rate. */
    totalPrice: enteredAmount('totalPrice').optional(),
    /** The fee of a cancellation is not due any more, neither for a ride that the customer moved nor for a cancelled one. */
    liftFee: z.literal(true, 'liftFee.invalid').optional(),
    /** Shortens the time between two rides where another service or tour makes only that collide. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** Whether the driver collects what is open of the price. */
    driverCollects: z.boolean('driverCollects.invalid').optional(),
    /** Whether the customer gets an email; absent: where it matters to one who has a confirmed ride ahead. */
    tellCustomer: z.boolean('tellCustomer.invalid').optional(),
  })
  .refine(hasOneOffer, { path: ['serviceId'], error: 'serviceId.exactlyOne' })
  .meta({ id: 'ChangeBookingDetails' });
export type ChangeDetailsRequest = z.infer<typeof changeDetailsRequest>;

/** A service replaces a tour and the other way round; taking the only one off leaves none. */
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

/** The gateway's command to the booking service; null means that the thing does not exist, or was not named. */
export const changeDetailsCommand = z.object({
  request: changeDetailsRequest,
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  offeredExtras: z.array(offeredExtra).optional(),
  places: z.array(bookedPlace).optional(),
});
