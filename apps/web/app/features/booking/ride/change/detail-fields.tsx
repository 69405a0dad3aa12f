import {
  bookingTextLimits,
  messagingAppNames,
  messagingApps,
} from '@chauffeur/contracts/bookings/booking-choices';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useTranslation } from 'react-i18next';
import { MomentField } from '../../details/ride/moment-field';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextArea } from '../../../../forms/fields/text-area';
import { TextField } from '../../../../forms/fields/text-field';
import { Fields, WideField } from '../../details/field-group';
import { PickupSuggestion } from '../../details/flight/pickup-suggestion';
import { LuggageSelect } from '../../details/party/luggage-select';
import { openKinds } from './open-kinds';
import type { RideValues } from './ride-values';
import type { RideChange } from './use-ride-change';
import type { RideOffer } from './use-ride-offer';

interface DetailFieldsProps {
  ride: RideResponse;
  offer: RideOffer;
  now: Date;
  change: RideChange;
}

type TextName = Exclude<
  keyof RideValues,
  'stops' | 'extras' | 'passengerCount' | 'luggageLarge' | 'luggageSmall' | 'pickupPlaceId' | 'dropoffPlaceId'
>;

/** What the driver needs to know, and how to reach the customer. */
export function DetailFields({ ride, offer, now, change }: DetailFieldsProps) {
  const { t } = useTranslation(['ride', 'booking', 'rideDetails']);
  const { values, errors, edit } = change;
  const text = (name: TextName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });
  const luggage = (size: 'luggageLarge' | 'luggageSmall') => (
    <LuggageSelect
      size={size}
      chosen={values[size]}
      maxLuggageLarge={offer.luggageLarge}
      name={size}
      value={values[size]}
      error={errors[size]}
      onChange={({ target }) => edit({ [size]: Number(target.value) })}
    />
  );
  const { airportDirection } = ride;
  return (
    <Fields>
      {airportDirection && (
        <>
          <TextField
            label={t('booking:fields.flightNumber')}
            required
            maxLength={bookingTextLimits.flightNumber}
            {...text('flightNumber')}
          />
          <div>
            <MomentField
              label={t(`rideDetails:flightTime.${airportDirection}`)}
              type="time"
              {...text('flightTime')}
            />
            <PickupSuggestion
              direction={airportDirection}
              flightTime={values.flightTime}
              bookingDate={values.bookingDate}
              bookingTime={values.bookingTime}
              advice={
                openKinds(ride, now.getTime()).includes('trip')
                  ? t('change.timeInTrip', { button: t('change.open.trip') })
                  : undefined
              }
            />
          </div>
        </>
      )}
      {airportDirection === 'from_airport' ? (
        <TextField
          label={t('rideDetails:sign')}
          hint={t('rideDetails:signHint')}
          maxLength={bookingTextLimits.signText}
          {...text('signText')}
        />
      ) : (
        <TextField
          label={t('booking:fields.pickupNote')}
          maxLength={bookingTextLimits.pickupNote}
          {...text('pickupNote')}
        />
      )}
      {luggage('luggageLarge')}
      {luggage('luggageSmall')}
      <TextField
        label={t('change.phone')}
        hint={t('change.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={bookingTextLimits.customerPhone}
        {...text('customerPhone')}
      />
      <SelectField label={t('booking:fields.preferredMessagingApp')} {...text('preferredMessagingApp')}>
        {messagingApps.map((app) => (
          <option key={app} value={app}>
            {messagingAppNames[app]}
          </option>
        ))}
      </SelectField>
      <WideField>
        <TextArea
          label={t('booking:fields.specialRequests')}
          rows={3}
          maxLength={bookingTextLimits.specialRequests}
          {...text('specialRequests')}
        />
      </WideField>
    </Fields>
  );
}
