import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormGrid } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import type { BookingFields } from '../booking-fields';
import type { OfferChoices } from '../use-offer-choices';

const shrunk = { inputLabel: { shrink: true } } as const;

/** How long the ride takes, and how long its vehicle and driver stay occupied after it; both are optional. */
export function ScheduleFields({ choices }: { choices: OfferChoices }) {
  const { t } = useTranslation('manualBooking');
  const { control } = useFormContext<BookingFields>();
  const [serviceId, tourId] = useWatch({ control, name: ['serviceId', 'tourId'] });
  const usual = choices.minutesOf({ serviceId, tourId });
  return (
    <FormGrid>
      <FormNumberField
        control={control}
        name="durationMinutes"
        label={t('fields.duration')}
        helperText={usual ? t('usualDuration', { count: usual }) : t('usualDurationUnknown')}
        {...rideMinutes.duration}
        step={1}
        slotProps={shrunk}
      />
      <FormNumberField
        control={control}
        name="bufferMinutes"
        label={t('fields.buffer')}
        helperText={t('usualBuffer')}
        {...rideMinutes.buffer}
        step={1}
        slotProps={shrunk}
      />
    </FormGrid>
  );
}
