import { bookingExample } from './booking-events.js';
import { rideResponse, type RideResponse } from '../rides/ride.js';

/** A ride as its customer sees it, without driver and vehicle yet; a function, so that pages do not load it. */
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
