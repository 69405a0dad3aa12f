import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { rideDate, rideTime } from '@chauffeur/contracts/time/baku-time';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useExtraHours } from '../../booking-fields/price/use-extra-hours';
import type { OfferChoices } from '../../booking-fields/use-offer-choices';
import { FormSwitch } from '../../forms/fields/form-switch';
import type { ManualBookingForm } from './manual-booking.rules';

/** Whether the customer gets a confirmation. Hidden without an email address, and for a ride that is over. */
export function SendConfirmationField({ choices }: { choices: OfferChoices }) {
  const { control } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  const [hasNoEmail, returnRide, serviceId, tourId] = useWatch({
    control,
    name: ['customerHasNoEmail', 'returnRide', 'serviceId', 'tourId'],
  });
  const [bookingDate, bookingTime, length] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'durationMinutes'],
  });
  const extraHours = useExtraHours(useWatch({ control, name: 'extras' })) ?? 0;
  const durationMinutes = length ?? (choices.minutesOf({ serviceId, tourId }) ?? 0) + extraHours * 60;
  const isOver = hasEnded(bookingDate, bookingTime, durationMinutes);
  // The ride back has its own confirmation.
  if (hasNoEmail || (isOver && !returnRide)) return null;
  return <FormSwitch control={control} name="sendConfirmation" label={t('fields.sendConfirmation')} />;
}

/** Whether the ride has ended. Date and time may be incomplete input. */
function hasEnded(
  bookingDate: string,
  bookingTime: string | null | undefined,
  durationMinutes: number,
): boolean {
  if (!rideDate.safeParse(bookingDate).success) return false;
  const time = rideTime.safeParse(bookingTime).data;
  const startsAt = time ? bakuInstant(bookingDate, time) : null;
  return plannedEndOf({ bookingDate, startsAt, durationMinutes }) <= new Date();
}
