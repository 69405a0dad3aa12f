import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';

/** Of a ride back, when the ride there starts: it needs the car too. */
export type ThereStart = Pick<DetailsInput, 'bookingDate' | 'bookingTime'>;

/** What is asked of a ride, with any car; null while the draft lacks the service or tour, or the date. */
export function rideQuestion(
  { serviceId, tourId, details }: BookingDraft,
  extraHours: number,
): URLSearchParams | null {
  const { bookingDate, bookingTime } = details;
  const offer = serviceId ?? tourId;
  if (!offer || !bookingDate) return null;
  const query = new URLSearchParams({ [serviceId ? 'serviceId' : 'tourId']: offer, date: bookingDate });
  if (bookingTime) query.set('time', bookingTime);
  if (extraHours > 0) query.set('extraHours', String(extraHours));
  const airportDirection = directionOf(details);
  if (airportDirection) query.set('airportDirection', airportDirection);
  return query;
}

/** Of any ride, as the server reads it: a pickup named so is one at the airport. A ride back turns it for the ride there. */
function directionOf(details: DetailsInput): AirportDirection | null {
  if (details.airportDirection) return details.airportDirection;
  if (details.pickupLocation.trim() === airportLabel) return 'from_airport';
  return details.dropoffLocation.trim() === airportLabel ? 'to_airport' : null;
}
