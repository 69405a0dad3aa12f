import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import type { RideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCandidates } from '../../dispatch-display/candidates/use-candidates';
import type { BookingFields } from '../booking-fields';
import { useExtraHours } from '../price/use-extra-hours';
import { useOfferChoices } from '../use-offer-choices';

/** Who could take the ride of the form around it; `bookingId` is that of a booking which exists. */
export function useFormCandidates(bookingId?: string): RideCandidates | undefined {
  const { control } = useFormContext<BookingFields>();
  const [bookingDate, bookingTime, durationMinutes, bufferMinutes] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'durationMinutes', 'bufferMinutes'],
  });
  const chosen = useWatch({ control, name: 'extras' });
  const extraHours = useExtraHours(chosen);
  const [carId, serviceId, tourId, passengerCount, pickupLocation, direction] = useWatch({
    control,
    name: ['carId', 'serviceId', 'tourId', 'passengerCount', 'pickupLocation', 'airportDirection'],
  });
  const { dirtyFields } = useFormState({ control });
  const { kindOf } = useOfferChoices();
  // The form keeps the direction of a transfer that another service was chosen after.
  const airportDirection = kindOf(serviceId ?? '') === 'airport_transfer' ? direction : null;
  // What is not sent of a booking is judged as booked: with another vehicle its buffer may be another one.
  const isSent = (...names: (keyof BookingFields)[]) =>
    bookingId === undefined || names.some((name) => dirtyFields[name]);
  const ride = {
    bookingDate,
    bookingTime: bookingTime ?? '',
    ...(isSent('durationMinutes') ? { durationMinutes } : {}),
    ...(isSent('bufferMinutes') ? { bufferMinutes } : {}),
    ...(isSent('serviceId', 'tourId') ? { serviceId: serviceId ?? '', tourId: tourId ?? '' } : {}),
    ...(isSent('extras') ? { extraHours } : {}),
    carId,
    passengerCount,
    fromAirport: beginsAtAirport({ pickupLocation, airportDirection }) ? '1' : '',
  };
  return useCandidates(ride, bookingId);
}
