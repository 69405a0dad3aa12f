import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../forms/fields/text-field';
import type { ChosenRecords } from '../../draft/chosen-records';
import { FieldGroup, WideField } from '../field-group';
import { LuggageFields } from '../party/luggage-fields';
import { StopFields } from '../places/stop-fields';
import type { useDetailsForm } from '../use-details-form';

type DriverFieldsProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  chosen: Pick<ChosenRecords, 'isAirportTransfer' | 'maxLuggageLarge'>;
  /** Whether there is a ride back: then one ride is an arrival, whatever the direction. */
  isRoundTrip: boolean;
};

/** What else the driver needs to know: luggage, the sign for an arrival, and stops. */
export function DriverFields({ form, field, chosen, isRoundTrip }: DriverFieldsProps) {
  const { t } = useTranslation('rideDetails');
  const [direction, customerName] = useWatch({
    control: form.control,
    name: ['airportDirection', 'customerName'],
  });
  return (
    <FieldGroup title={t('title')}>
      <LuggageFields form={form} field={field} maxLuggageLarge={chosen.maxLuggageLarge} />
      {chosen.isAirportTransfer && (direction === 'from_airport' || isRoundTrip) && (
        <WideField>
          <TextField
            label={t('sign')}
            hint={t('signHint')}
            maxLength={bookingTextLimits.signText}
            placeholder={customerName.slice(0, bookingTextLimits.signText)}
            autoComplete="off"
            {...field('signText')}
          />
        </WideField>
      )}
      <WideField>
        <StopFields form={form} />
      </WideField>
    </FieldGroup>
  );
}
