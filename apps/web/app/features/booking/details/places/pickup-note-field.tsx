import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../forms/fields/text-field';
import type { RideFormProps } from '../ride/ride-form-props';

type PickupNoteFieldProps = Pick<RideFormProps, 'form' | 'field' | 'isAirportTransfer'>;

/** Where exactly the customer waits. Hidden for a pickup at the airport, where the driver waits with a sign. */
export function PickupNoteField({ form, field, isAirportTransfer }: PickupNoteFieldProps) {
  const { t } = useTranslation('booking');
  if (isAirportTransfer && form.watch('airportDirection') === 'from_airport') return null;
  return (
    <TextField
      label={t('fields.pickupNote')}
      hint={t('fields.pickupNoteHint')}
      maxLength={bookingTextLimits.pickupNote}
      {...field('pickupNote')}
    />
  );
}
