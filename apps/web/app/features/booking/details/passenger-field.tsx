import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/select-field';
import { passengerOptions } from '../draft/booking-draft';
import { FieldRow } from './field-group';
import type { RideFormProps } from './ride-form-props';

/** As many as the car has seats; a larger number that was entered before stays, and is marked. */
export function PassengerField({ form, field, maxPassengers }: RideFormProps) {
  const { t } = useTranslation('booking');
  // It stays in the list while another number is tried.
  const [entered] = useState(() => form.getValues('passengerCount'));
  return (
    <FieldRow>
      <SelectField label={t('fields.passengerCount')} required {...field('passengerCount')}>
        {passengerOptions(maxPassengers).map((count) => (
          <option key={count} value={count}>
            {t('passengers', { count })}
          </option>
        ))}
        {entered > maxPassengers && (
          <option value={entered}>{t('passengersAboveSeats', { count: entered, max: maxPassengers })}</option>
        )}
      </SelectField>
    </FieldRow>
  );
}
