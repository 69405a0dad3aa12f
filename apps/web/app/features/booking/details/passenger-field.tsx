import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/select-field';
import { passengerOptions } from '../draft/booking-draft';
import { FieldRow } from './field-group';
import type { RideFormProps } from './ride-form-props';

/** As many as the car has seats; a larger number that was entered before stays, and is marked. */
export function PassengerField({ form, field, maxPassengers }: RideFormProps) {
  const { t } = useTranslation(['booking', 'common']);
  const chosen = useWatch({ control: form.control, name: 'passengerCount' });
  // It stays in the list while another number is tried; the car may be another one by then.
  const [entered, setEntered] = useState(chosen);
  if (chosen > maxPassengers && chosen !== entered) setEntered(chosen);
  // In one list, so that the chosen option is the same one before and after: a browser chooses the first where it is removed.
  const counts = [...passengerOptions(maxPassengers), ...(entered > maxPassengers ? [entered] : [])];
  return (
    <FieldRow>
      <SelectField label={t('fields.passengerCount')} required {...field('passengerCount')}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count > maxPassengers
              ? t('passengersAboveSeats', { count, max: maxPassengers })
              : t('common:passengers', { count })}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  );
}
