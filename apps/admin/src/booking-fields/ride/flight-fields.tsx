import { oppositeDirection } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { BookingFields, LegPrefix } from '../booking-fields';
import { PickupSuggestion } from './pickup-suggestion';

const shrunk = { inputLabel: { shrink: true } } as const;

/** The flight of a transfer's leg, and the text of the driver's sign if it is not the customer's name. */
export function FlightFields({ leg = '' }: { leg?: LegPrefix }) {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation(['manualBooking', 'bookings']);
  const direction = useWatch({ control, name: 'airportDirection' });
  const there = direction === 'to_airport' || direction === 'from_airport' ? direction : null;
  const airportDirection = leg && there ? oppositeDirection(there) : there;
  return (
    <>
      <FormTextField control={control} name={`${leg}flightNumber`} label={t('fields.flight')} />
      <div>
        <FormTextField
          control={control}
          name={`${leg}flightTime`}
          label={t('fields.flightTime')}
          helperText={t('fields.timeHint')}
          type="time"
          slotProps={shrunk}
        />
        <PickupSuggestion leg={leg} airportDirection={airportDirection} />
      </div>
      {airportDirection === 'from_airport' && (
        <FormTextField
          control={control}
          name="signText"
          label={t('fields.sign')}
          helperText={t('fields.signHint')}
        />
      )}
    </>
  );
}
