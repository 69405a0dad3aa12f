import { bookingExample } from './booking-example.js';
import { rideResponse, type RideResponse } from '../rides/ride.js';

/** Returns a customer's ride, without driver and vehicle by default. A function, so that pages don't load it. */
export function rideExample(fields: Partial<RideResponse> = {}): RideResponse {
  return rideResponse.parse({
    ...bookingExample,
    progress: [],
    driver: null,
    vehicle: null,
    contactsFromHours: 24,
    terms: { freeCancelHours: 24, lateCancelPercent: 50, airportWaitMinutes: 60, freeWaitMinutes: 15 },
    cancellation: null,
    ...fields,
  });
}
