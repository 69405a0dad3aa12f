import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { editOf, type BookingEditInput } from './booking-edit.rules';

const names = ['durationMinutes', 'bufferMinutes'] as const;

/** Clears the booked length while another service or tour is chosen, which brings its own. */
export function useClearLengthOnOfferChange(booking: BookingDetailResponse): void {
  const { control, getValues, setValue } = useFormContext<BookingEditInput>();
  const [serviceId, tourId] = useWatch({ control, name: ['serviceId', 'tourId'] });
  useEffect(() => {
    const booked = editOf(booking);
    const isBooked = booked.serviceId === (serviceId ?? '') && booked.tourId === (tourId ?? '');
    for (const name of names) {
      const value = getValues(name);
      if (isBooked && value === undefined) setValue(name, booked[name], { shouldDirty: true });
      if (!isBooked && value === booked[name]) setValue(name, undefined, { shouldDirty: true });
    }
  }, [serviceId, tourId, booking, getValues, setValue]);
}
