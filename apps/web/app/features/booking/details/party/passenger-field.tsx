import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field';
import { passengerOptions } from '../../draft/booking-draft';
import { FieldRow } from '../field-group';
import type { RideFormProps } from '../ride/ride-form-props';

/** Offers as many passengers as the car has seats. A larger number that was entered before stays, marked. */
export function PassengerField({ form, field, maxPassengers }: RideFormProps) {
  const { t } = useTranslation(['booking', 'common']);
  const chosen = useWatch({ control: form.control, name: 'passengerCount' });
  // A number that is too large for the present car stays in the list while another is tried.
  const [entered, setEntered] = useState(chosen);
  if (chosen > maxPassengers && chosen !== entered) setEntered(chosen);
  // In one list, so that the chosen option stays the same element: if it were removed, the browser would choose the
  // first.
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
