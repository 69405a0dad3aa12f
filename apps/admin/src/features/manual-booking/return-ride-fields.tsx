import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FlightFields } from '../../booking-fields/ride/flight-fields';
import { StartFields } from '../../booking-fields/ride/start-fields';
import { StopFields } from '../../booking-fields/ride/stop-fields';
import type { OfferChoices } from '../../booking-fields/use-offer-choices';
import { FormGrid } from '../../forms/layout/form-grid';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { Panel } from '../../surfaces/panel';
import { newReturnRide, swappedPlaces, type ManualBookingForm } from './manual-booking.rules';

export type RideThere = Pick<BookingResponse, 'id' | 'referenceNumber'>;

interface ReturnRideFieldsProps {
  choices: OfferChoices;
  /** The stored booking whose ride back is entered; null for a separate booking. */
  rideThere: RideThere | null;
}

/** Adds a ride back to a transfer, or links it to a stored booking. Renders nothing for other services and tours. */
export function ReturnRideFields({ choices, rideThere }: ReturnRideFieldsProps) {
  const { control, setValue, getValues } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  const [serviceId, returnRide] = useWatch({ control, name: ['serviceId', 'returnRide'] });
  const serviceType = choices.kindOf(serviceId ?? '');
  const isOffered = serviceType !== undefined && hasReturn({ serviceType });
  const isWanted = Boolean(returnRide);
  useEffect(() => {
    // Other services and tours have no ride back.
    if (isOffered || (serviceType === undefined && serviceId)) return;
    if (isWanted) setValue('returnRide', null);
    if (getValues('returnOf')) setValue('returnOf', null);
  }, [isWanted, isOffered, serviceType, serviceId, setValue, getValues]);
  useEffect(() => {
    // Another admin cancelled that booking or entered its ride back. The switch is gone then, so the link is removed
    // here.
    if (!rideThere && getValues('returnOf')) setValue('returnOf', null);
  }, [rideThere, setValue, getValues]);
  if (!isOffered) return null;
  if (rideThere) return <ReturnOfStoredBooking rideThere={rideThere} />;
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

/** The ride back of a stored booking. Both become one trip, unless staff enter it as a separate booking. */
function ReturnOfStoredBooking({ rideThere: { id, referenceNumber } }: { rideThere: RideThere }) {
  const { control } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  const { field, fieldState } = useController({ control, name: 'returnOf' });
  const fieldErrorText = useFieldErrorText();
  const error = fieldState.error?.message;
  return (
    <Panel title={t('return.title')}>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={field.value === id}
            onChange={(_event, isOn) => field.onChange(isOn ? id : null)}
            slotProps={{ input: { ref: field.ref, role: 'switch' } }}
          />
        }
        label={t('return.of', { reference: referenceNumber })}
      />
      {error !== undefined && (
        <FormHelperText error role="alert">
          {fieldErrorText(error)}
        </FormHelperText>
      )}
    </Panel>
  );
}

function WantedReturn({ isTransfer }: { isTransfer: boolean }) {
  const { t } = useTranslation('manualBooking');
  useMirrorPlaces();
  return (
    <FormGrid sx={{ mt: 1.5 }} role="group" aria-label={t('return.title')}>
      {isTransfer && <FlightFields leg="returnRide." />}
      <StartFields leg="returnRide." />
      <StopFields name="returnRide.stops" />
    </FormGrid>
  );
}

/** Updates each place of the ride back with that of the ride there, until staff change it. */
function useMirrorPlaces() {
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
