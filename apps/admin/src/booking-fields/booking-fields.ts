import type { manualBookingRequest } from '@chauffeur/contracts/bookings/manual-booking';
import type { z } from 'zod';

/**
 * Values that all forms of a booking share; '' for what is not entered yet. The fields read them from the surrounding form
 * (`FormProvider`), which may have more values.
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

/** Prefix of a leg's field names; none for the ride there. */
export type LegPrefix = '' | 'returnRide.';
