import { airportLabel, placeName } from '@chauffeur/contracts/bookings/airport';
import { maxStops } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import { currencySigns } from '@chauffeur/contracts/format-money';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { focusAfterRemoval } from '../../../../forms/focus-after-removal';
import { SelectField } from '../../../../forms/select-field';
import { TextField } from '../../../../forms/text-field';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { PlaceField } from '../../../../places/place-field';
import { Fields, WideField } from '../../details/field-group';
import { ExtrasFields } from '../../extras/extras-fields';
import type { RideChange } from './use-ride-change';
import type { RideOffer } from './use-ride-offer';

interface TripFieldsProps {
  ride: RideResponse;
  offer: RideOffer;
  /** In Baku, YYYY-MM-DD. */
  today: string;
  change: RideChange;
}

/** When and where, how many, and what is booked beside the ride. */
export function TripFields({ ride, offer, today, change }: TripFieldsProps) {
  const { t } = useTranslation('booking');
  const { values, errors, edit } = change;
  const currency = {
    code: ride.currency,
    symbol: currencySigns[ride.currency],
    ratePerUsd: ride.exchangeRate,
  };
  return (
    <>
      <Fields>
        <TextField
          label={t('fields.bookingDate')}
          name="bookingDate"
          type="date"
          required
          min={today}
          value={values.bookingDate}
          error={errors['bookingDate']}
          onChange={({ target }) => edit({ bookingDate: target.value })}
        />
        <TextField
          label={t('fields.bookingTime')}
          hint={t(ride.bookingTime === null ? 'fields.bookingTimeHint' : 'fields.requiredTimeHint')}
          name="bookingTime"
          type="time"
          required={ride.bookingTime !== null}
          value={values.bookingTime}
          error={errors['bookingTime']}
          onChange={({ target }) => edit({ bookingTime: target.value })}
        />
        <EndField end="pickup" direction={ride.airportDirection} change={change} />
        <EndField end="dropoff" direction={ride.airportDirection} change={change} />
        <WideField>
          <StopFields change={change} />
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
              {t('passengers', { count: index + 1 })}
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

/** Where the ride begins or ends; the airport of a transfer is fixed, and where an arrival leads may be open. */
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

/** Up to five places on the way; a blank one is none. */
function StopFields({ change: { values, errors, edit } }: { change: RideChange }) {
  const { t } = useTranslation('rideDetails');
  const { stops } = values;
  const list = useRef<HTMLDivElement>(null);
  const removeStop = (index: number) => {
    edit({ stops: stops.toSpliced(index, 1) });
    focusAfterRemoval(list.current, index);
  };
  return (
    <Box ref={list} role="group" aria-label={t('stops')} sx={{ display: 'grid', gap: 2 }}>
      {stops.map((stop, index) => (
        // A stop has no identity but its position, and its field no state of its own that matters.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'end' }}>
          <PlaceField
            label={t('stop', { number: index + 1 })}
            placeholder={t('stopExample')}
            error={index === 0 ? errors['stops'] : undefined}
            value={stop.text}
            onWrite={(text, placeId) => edit({ stops: stops.with(index, { text, placeId }) })}
          />
          <Button
            variant="outlined"
            aria-label={t('removeStop', { number: index + 1 })}
            onClick={() => removeStop(index)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </Box>
      ))}
      {stops.length < maxStops && (
        <div>
          <Button
            variant="outlined"
            size="small"
            onClick={() => edit({ stops: [...stops, { text: '', placeId: null }] })}
          >
            {t('addStop')}
          </Button>
        </div>
      )}
    </Box>
  );
}
