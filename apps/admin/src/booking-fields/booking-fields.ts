import type { manualBookingRequest } from '@chauffeur/contracts/bookings/manual-booking';
import type { z } from 'zod';

/**
 * What forms of a booking have in common; what is still open is ''. The fields take it from the form around them
 * (`FormProvider`), which may have more of its own.
 */
export type BookingFields = Pick<
  z.input<typeof manualBookingRequest>,
  | 'customerName'
  | 'customerPhone'
  | 'customerEmail'
  | 'customerHasNoEmail'
  | 'preferredMessagingApp'
  | 'language'
  | 'carId'
  | 'serviceId'
  | 'tourId'
  | 'bookingDate'
  | 'bookingTime'
  | 'passengerCount'
  | 'pickupLocation'
  | 'pickupPlaceId'
  | 'pickupNote'
  | 'dropoffLocation'
  | 'dropoffPlaceId'
  | 'airportDirection'
  | 'flightNumber'
  | 'flightTime'
  | 'signText'
  | 'luggageLarge'
  | 'luggageSmall'
  | 'stops'
  | 'extras'
  | 'durationMinutes'
  | 'bufferMinutes'
  | 'vehicleId'
  | 'driverId'
  | 'agreedByPhone'
  | 'returnRide'
>;

/** What the names of a leg's fields begin with: nothing of the ride there. */
export type LegPrefix = '' | 'returnRide.';
