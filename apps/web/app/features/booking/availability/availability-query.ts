import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';

/**
 * Returns the availability query of a ride, without a car. That of a ride back includes the ride there, which needs the
 * car too. Null while the draft lacks the service or tour, or a full date.
 */
export function availabilityQuery(
  { serviceId, tourId, details }: BookingDraft,
  extraHours: number,
  there: DetailsInput | null = null,
): URLSearchParams | null {
  const { bookingDate, bookingTime } = details;
  const offer = serviceId ?? tourId;
  // Years are typed digit by digit: until the last digit the date is incomplete, not past.
  if (!offer || !bookingDate || bookingDate < '1000') return null;
  const query = new URLSearchParams({ [serviceId ? 'serviceId' : 'tourId']: offer, date: bookingDate });
  if (bookingTime) query.set('time', bookingTime);
  if (extraHours > 0) query.set('extraHours', String(extraHours));
  const airportDirection = directionOf(details);
  if (airportDirection) query.set('airportDirection', airportDirection);
  if (there?.bookingDate && there.bookingTime) {
    query.set('thereDate', there.bookingDate);
    query.set('thereTime', there.bookingTime);
    const thereDirection = directionOf(there);
    if (thereDirection) query.set('thereAirportDirection', thereDirection);
  }
  return query;
}

/** Returns the direction of any ride as the server derives it: a place with the airport's name is the airport. */
function directionOf(details: DetailsInput): AirportDirection | null {
  if (details.airportDirection) return details.airportDirection;
  if (details.pickupLocation.trim() === airportLabel) return 'from_airport';
  return details.dropoffLocation.trim() === airportLabel ? 'to_airport' : null;
}
