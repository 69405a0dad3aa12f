import { hasReturn, suggestPickup, turnedDirection } from '@chauffeur/contracts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../booking-fields/place-field';
import { StopFields } from '../../booking-fields/stop-fields';
import type { OfferChoices } from '../../booking-fields/use-offer-choices';
import { FormGrid } from '../../forms/form-grid';
import { FormTextField } from '../../forms/form-text-field';
import { Panel } from '../../surfaces/panel';
import { newReturnRide, swappedPlaces, type ManualBookingForm } from './manual-booking.rules';

const shrunk = { inputLabel: { shrink: true } } as const;

/** Whether a transfer has a ride back, and what differs of it; nothing for other services and tours. */
export function ReturnRideFields({ choices }: { choices: OfferChoices }) {
  const { control, setValue, getValues } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  const [serviceId, returnRide] = useWatch({ control, name: ['serviceId', 'returnRide'] });
  const serviceType = choices.kindOf(serviceId ?? '');
  const isOffered = serviceType !== undefined && hasReturn({ serviceType });
  const isWanted = Boolean(returnRide);
  useEffect(() => {
    // Another service or a tour has none.
    if (isWanted && !isOffered && (serviceType !== undefined || !serviceId)) setValue('returnRide', null);
  }, [isWanted, isOffered, serviceType, serviceId, setValue]);
  if (!isOffered) return null;
  return (
    <Panel title={t('return.title')}>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={isWanted}
            onChange={(_event, isOn) =>
              setValue('returnRide', isOn ? newReturnRide(getValues()) : null, { shouldDirty: true })
            }
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={t('return.wanted')}
      />
      {isWanted && <WantedReturn isTransfer={serviceType === 'airport_transfer'} />}
    </Panel>
  );
}

function WantedReturn({ isTransfer }: { isTransfer: boolean }) {
  const { control } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  useFollowingPlaces();
  const [direction, flightTime, bookingTime] = useWatch({
    control,
    name: ['airportDirection', 'returnRide.flightTime', 'returnRide.bookingTime'],
  });
  const isKnown = direction === 'to_airport' || direction === 'from_airport';
  const suggestion = suggestPickup({
    airportDirection: isKnown ? turnedDirection(direction) : null,
    flightTime: flightTime ?? null,
    bookingTime: bookingTime ?? null,
  });
  return (
    <FormGrid sx={{ mt: 1.5 }} role="group" aria-label={t('return.title')}>
      {isTransfer && (
        <>
          <FormTextField control={control} name="returnRide.flightNumber" label={t('fields.flight')} />
          <FormTextField
            control={control}
            name="returnRide.flightTime"
            label={t('fields.flightTime')}
            helperText={suggestion ? t('pickupSuggested', { time: suggestion.time }) : t('fields.timeHint')}
            type="time"
            slotProps={shrunk}
          />
        </>
      )}
      <FormTextField
        control={control}
        name="returnRide.bookingDate"
        label={t('fields.date')}
        type="date"
        slotProps={shrunk}
        required
      />
      <FormTextField
        control={control}
        name="returnRide.bookingTime"
        label={t('fields.time')}
        helperText={t('fields.timeHint')}
        type="time"
        slotProps={shrunk}
      />
      <PlaceField
        name="returnRide.pickupLocation"
        placeName="returnRide.pickupPlaceId"
        label={t('fields.pickup')}
        required
      />
      <PlaceField
        name="returnRide.dropoffLocation"
        placeName="returnRide.dropoffPlaceId"
        label={t('fields.dropoff')}
      />
      {isTransfer && direction === 'to_airport' && (
        <FormTextField
          control={control}
          name="signText"
          label={t('fields.sign')}
          helperText={t('fields.signHint')}
        />
      )}
      <StopFields name="returnRide.stops" />
    </FormGrid>
  );
}

/** The ends of the ride back follow those of the ride there as long as they are the same places. */
function useFollowingPlaces() {
  const { control, setValue, getValues } = useFormContext<ManualBookingForm>();
  const [pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId] = useWatch({
    control,
    name: ['pickupLocation', 'pickupPlaceId', 'dropoffLocation', 'dropoffPlaceId'],
  });
  const followed = useRef(swappedPlaces({ pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId }));
  useEffect(() => {
    const before = followed.current;
    const after = swappedPlaces({ pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId });
    followed.current = after;
    if (getValues('returnRide.pickupLocation') === before.pickupLocation) {
      setValue('returnRide.pickupLocation', after.pickupLocation);
      setValue('returnRide.pickupPlaceId', after.pickupPlaceId);
    }
    if (getValues('returnRide.dropoffLocation') === before.dropoffLocation) {
      setValue('returnRide.dropoffLocation', after.dropoffLocation);
      setValue('returnRide.dropoffPlaceId', after.dropoffPlaceId);
    }
  }, [pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, getValues, setValue]);
}
