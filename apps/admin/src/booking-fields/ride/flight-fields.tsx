import { rideTime } from '@chauffeur/contracts/time/baku-time';
import { suggestPickup } from '@chauffeur/contracts/bookings/flights/flight-check';
import { oppositeDirection } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { BookingFields, LegPrefix } from '../booking-fields';

const shrunk = { inputLabel: { shrink: true } } as const;

/** The flight of a transfer's leg, and the text of the driver's sign if it is not the customer's name. */
export function FlightFields({ leg = '' }: { leg?: LegPrefix }) {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation(['manualBooking', 'bookings']);
  const [direction, flightTime, bookingTime] = useWatch({
    control,
    name: ['airportDirection', `${leg}flightTime`, `${leg}bookingTime`],
  });
  const there = direction === 'to_airport' || direction === 'from_airport' ? direction : null;
  const airportDirection = leg && there ? oppositeDirection(there) : there;
  const suggestion = suggestPickup({
    airportDirection,
    flightTime: rideTime.safeParse(flightTime).data ?? null,
    bookingTime: rideTime.safeParse(bookingTime).data ?? null,
  });
  return (
    <>
      <FormTextField control={control} name={`${leg}flightNumber`} label={t('fields.flight')} />
      <FormTextField
        control={control}
        name={`${leg}flightTime`}
        label={t('fields.flightTime')}
        helperText={suggestion ? t('pickupSuggested', { time: suggestion.time }) : t('fields.timeHint')}
        type="time"
        slotProps={shrunk}
      />
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
