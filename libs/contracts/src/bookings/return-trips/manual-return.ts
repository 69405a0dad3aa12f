import { z } from 'zod';
import { optionalFlightNumber } from '../flights/flight-number.js';
import { ridePlaces } from '../ride-details/ride-places.js';
import { staffRideDetails, staffStart } from '../ride-details/staff-ride-details.js';

/**
 * The ride back of a booking that staff enter: the fields that differ from the ride there. It gets any free vehicle of the car
 * and no driver yet. Rules and error codes are those of the ride there, with `returnRide.` before the field.
 */
export const manualReturnRide = z.object(
  {
    ...staffStart,
    pickupPlaceId: ridePlaces.pickupPlaceId,
    dropoffPlaceId: ridePlaces.dropoffPlaceId,
    flightNumber: optionalFlightNumber,
    flightTime: staffRideDetails.flightTime,
    stops: staffRideDetails.stops,
  },
  'returnRide.invalid',
);
