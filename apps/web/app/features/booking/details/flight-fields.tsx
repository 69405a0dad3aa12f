import { bookingTextLimits, normalFlightNumber } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../forms/text-field';
import { FieldRow } from './field-group';
import type { RideFormProps } from './ride-fields';

/** The flight that is met or caught. */
export function FlightFields({ form, field, isOptional }: RideFormProps) {
  const { t } = useTranslation('booking');
  const flightNumber = field('flightNumber');
  return (
    <FieldRow>
      <TextField
        label={t('fields.flightNumber')}
        required={!isOptional}
        maxLength={bookingTextLimits.flightNumber}
        placeholder="J2 8002"
        autoCapitalize="characters"
        autoComplete="off"
        {...flightNumber}
        onBlur={(event) => {
          form.setValue('flightNumber', normalFlightNumber(event.target.value));
          return flightNumber.onBlur(event);
        }}
      />
    </FieldRow>
  );
}
