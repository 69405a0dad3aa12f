import { airportDirections, type AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../../forms/fields/choice-field';
import { chooseDirection } from '../../draft/booking-draft';
import { WideField } from '../field-group';
import type { RideFormProps } from '../ride/ride-form-props';

/** To or from the airport, which fixes one end of the ride. */
export function DirectionField({ form, field, isOptional }: RideFormProps) {
  const { t } = useTranslation('booking');

  const direct = (event: ChangeEvent<HTMLInputElement>) => {
    const next = chooseDirection(form.getValues(), event.target.value as AirportDirection);
    form.setValue('airportDirection', next.airportDirection);
    form.setValue('pickupLocation', next.pickupLocation);
    form.setValue('pickupPlaceId', next.pickupPlaceId);
    form.setValue('dropoffLocation', next.dropoffLocation);
    form.setValue('dropoffPlaceId', next.dropoffPlaceId);
    form.clearErrors(['airportDirection', 'pickupLocation', 'dropoffLocation']);
    return Promise.resolve();
  };

  return (
    <WideField>
      <ChoiceField
        label={t('fields.airportDirection')}
        required={!isOptional}
        choices={airportDirections.map((value) => ({ value, label: t(`directions.${value}`) }))}
        {...field('airportDirection')}
        onChange={direct}
      />
    </WideField>
  );
}
