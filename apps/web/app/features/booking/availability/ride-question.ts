import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';

/** Of a ride back, when the ride there starts: it needs the car too. */
export type ThereStart = Pick<DetailsInput, 'bookingDate' | 'bookingTime'>;

/** What is asked of a ride, with any car; null while the draft lacks the service or tour, or the date. */
export function rideQuestion(
  { serviceId, tourId, details }: BookingDraft,
  extraHours: number,
): URLSearchParams | null {
  const { bookingDate, bookingTime, airportDirection } = details;
  const offer = serviceId ?? tourId;
  if (!offer || !bookingDate) return null;
  const query = new URLSearchParams({ [serviceId ? 'serviceId' : 'tourId']: offer, date: bookingDate });
  if (bookingTime) query.set('time', bookingTime);
  if (extraHours > 0) query.set('extraHours', String(extraHours));
  if (airportDirection) query.set('airportDirection', airportDirection);
  return query;
}
