import { airportLabel, placeName } from '@chauffeur/contracts/bookings/airport';
import { currencySymbols } from '@chauffeur/contracts/money/format-money';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field';
import { MomentField } from '../../details/ride/moment-field';
import { TextField } from '../../../../forms/fields/text-field';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { PlaceField } from '../../../../places/place-field';
import { Fields, WideField } from '../../details/field-group';
import { PickupSuggestion } from '../../details/flight/pickup-suggestion';
import { StopList } from '../../details/places/stop-list';
import { ExtrasFields } from '../../extras/extras-fields';
import type { RideChange } from './use-ride-change';
import type { RideOffer } from './use-ride-offer';

interface TripChangeFieldsProps {
  ride: RideResponse;
  offer: RideOffer;
  now: Date;
  change: RideChange;
}

/** When, where, the number of passengers, and extras. */
export function TripChangeFields({ ride, offer, now, change }: TripChangeFieldsProps) {
  const { t } = useTranslation(['booking', 'common']);
  const { values, errors, edit } = change;
  const currency = {
    code: ride.currency,
    symbol: currencySymbols[ride.currency],
    ratePerUsd: ride.exchangeRate,
  };
  return (
    <>
      <Fields>
        <MomentField
          label={t('fields.bookingDate')}
          name="bookingDate"
          type="date"
          required
          min={todayInBaku(now)}
          value={values.bookingDate}
          error={errors['bookingDate']}
          onChange={({ target }) => edit({ bookingDate: target.value })}
        />
        <div>
          <MomentField
            label={t('fields.bookingTime')}
            hint={t(ride.bookingTime === null ? 'fields.bookingTimeHint' : 'fields.requiredTimeHint')}
            name="bookingTime"
            type="time"
            required={ride.bookingTime !== null}
            value={values.bookingTime}
            error={errors['bookingTime']}
            onChange={({ target }) => edit({ bookingTime: target.value })}
          />
          <PickupSuggestion
            direction={ride.airportDirection}
            flightTime={values.flightTime}
            bookingDate={values.bookingDate}
            bookingTime={values.bookingTime}
            onAccept={edit}
          />
        </div>
        <EndField end="pickup" direction={ride.airportDirection} change={change} />
        <EndField end="dropoff" direction={ride.airportDirection} change={change} />
        <WideField>
          <StopChangeFields change={change} />
        </WideField>
        <SelectField
          label={t('fields.passengerCount')}
          name="passengerCount"
          required
          value={values.passengerCount}
          error={errors['passengerCount']}
          onChange={({ target }) => edit({ passengerCount: Number(target.value) })}
        >
          {Array.from({ length: offer.seats }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {t('common:passengers', { count: index + 1 })}
            </option>
          ))}
        </SelectField>
      </Fields>
      <Box sx={{ '&:not(:empty)': { mt: 4 } }}>
        <ExtrasFields
          extras={{ offered: offer.extras, errorText: errors['extras'] ?? null }}
          chosen={values.extras}
          currency={currency}
          onChange={(extras) => edit({ extras })}
        />
      </Box>
    </>
  );
}

/** Where the ride begins or ends. The airport of a transfer is fixed; the drop-off of a transfer from it is optional. */
function EndField({
  end,
  direction,
  change: { values, errors, edit },
}: {
  end: 'pickup' | 'dropoff';
  direction: RideResponse['airportDirection'];
  change: RideChange;
}) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const name = `${end}Location` as const;
  const label = t(`fields.${name}`);
  const airportEnd = direction && (direction === 'from_airport' ? 'pickup' : 'dropoff');
  if (end === airportEnd)
    return <TextField label={label} readOnly value={placeName(airportLabel, language)} />;
  return (
    <PlaceField
      label={label}
      name={name}
      required={end === 'pickup' || direction === null}
      value={values[name]}
      error={errors[name]}
      onWrite={(text, placeId) => edit({ [name]: text, [`${end}PlaceId`]: placeId })}
    />
  );
}

/** Keyed by index: a stop is identified only by its position, and its field has no state that matters. */
function StopChangeFields({ change: { values, errors, edit } }: { change: RideChange }) {
  const { stops } = values;
  return (
    <StopList
      stops={stops.map(({ text }, key) => ({ key, text }))}
      error={errors['stops']}
      renderField={(index, texts) => (
        <PlaceField
          {...texts}
          value={stops[index]?.text ?? ''}
          onWrite={(text, placeId) => edit({ stops: stops.with(index, { text, placeId }) })}
        />
      )}
      onAdd={() => edit({ stops: [...stops, { text: '', placeId: null }] })}
      onRemove={(index) => edit({ stops: stops.toSpliced(index, 1) })}
    />
  );
}
