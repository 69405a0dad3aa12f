import { luggageLimits } from '@chauffeur/contracts/bookings/ride-details/ride-luggage';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNumberField } from '../../forms/fields/form-number-field';
import type { BookingFields } from '../booking-fields';

/** The suitcases of a ride; the car does not limit them. */
export function LuggageFields() {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation('manualBooking');
  return (
    <>
      <FormNumberField
        control={control}
        name="luggageLarge"
        label={t('fields.luggageLarge')}
        {...luggageLimits}
        step={1}
      />
      <FormNumberField
        control={control}
        name="luggageSmall"
        label={t('fields.luggageSmall')}
        {...luggageLimits}
        step={1}
      />
    </>
  );
}
