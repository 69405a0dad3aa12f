import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { RideCandidates } from '@chauffeur/contracts/bookings/ride-candidates';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCandidates } from '../../dispatch-display/use-candidates';
import type { BookingFields } from '../booking-fields';

/** Who could take the ride of the form around it; `bookingId` is that of a booking which exists. */
export function useFormCandidates(bookingId?: string): RideCandidates | undefined {
  const { control } = useFormContext<BookingFields>();
  const [bookingDate, bookingTime, durationMinutes, bufferMinutes] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'durationMinutes', 'bufferMinutes'],
  });
  const [carId, serviceId, tourId, passengerCount, pickupLocation] = useWatch({
    control,
    name: ['carId', 'serviceId', 'tourId', 'passengerCount', 'pickupLocation'],
  });
  const ride = {
    bookingDate,
    bookingTime: bookingTime ?? '',
    durationMinutes,
    bufferMinutes,
    carId,
    serviceId: serviceId ?? '',
    tourId: tourId ?? '',
    passengerCount,
    fromAirport: pickupLocation === airportLabel ? '1' : '',
  };
  return useCandidates(ride, bookingId);
}
