import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import type { RideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCandidates } from '../../dispatch-display/candidates/use-candidates';
import type { BookingFields } from '../booking-fields';
import { useExtraHours } from '../price/use-extra-hours';
import { useOfferChoices } from '../use-offer-choices';

/** Reads who could take the ride of the surrounding form; `bookingId` is given for an existing booking. */
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
  // The form still has a transfer's direction after another service was chosen.
  const airportDirection = kindOf(serviceId ?? '') === 'airport_transfer' ? direction : null;
  // For values that are not sent, the server uses the booking's: another vehicle may have another buffer.
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
