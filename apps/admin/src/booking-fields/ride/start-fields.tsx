import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { BookingFields, LegPrefix } from '../booking-fields';
import { PlaceField } from './place-field';

const shrunk = { inputLabel: { shrink: true } } as const;

/** When a leg begins, and where it starts and ends. */
export function StartFields({ leg = '' }: { leg?: LegPrefix }) {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation('manualBooking');
  return (
    <>
      <FormTextField
        control={control}
        name={`${leg}bookingDate`}
        label={t('fields.date')}
        type="date"
        slotProps={shrunk}
        required
        // Begins a row, to stand beside its time, however many fields a flight has.
        sx={{ gridColumnStart: 1 }}
      />
      <FormTextField
        control={control}
        name={`${leg}bookingTime`}
        label={t('fields.time')}
        helperText={t('fields.timeHint')}
        type="time"
        slotProps={shrunk}
      />
      <PlaceField
        name={`${leg}pickupLocation`}
        placeName={`${leg}pickupPlaceId`}
        label={t('fields.pickup')}
        required
      />
      <PlaceField
        name={`${leg}dropoffLocation`}
        placeName={`${leg}dropoffPlaceId`}
        label={t('fields.dropoff')}
      />
    </>
  );
}
