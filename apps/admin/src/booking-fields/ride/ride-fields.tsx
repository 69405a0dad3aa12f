import { airportDirections } from '@chauffeur/contracts/bookings/booking-choices';
import { manualBookingPassengers } from '@chauffeur/contracts/bookings/manual-booking';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormGrid, FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { BookingFields } from '../booking-fields';
import { FlightFields } from './flight-fields';
import { LuggageFields } from './luggage-fields';
import { StartFields } from './start-fields';
import { StopFields } from './stop-fields';
import type { OfferChoices } from '../use-offer-choices';

const shrunk = { inputLabel: { shrink: true } } as const;

/** What is booked, when, from where and to where. Choosing a service clears the tour, and vice versa. */
export function RideFields({ choices }: { choices: OfferChoices }) {
  const { control, getValues, setValue, resetField, trigger, formState } = useFormContext<BookingFields>();
  const { t } = useTranslation(['manualBooking', 'bookings']);
  const serviceId = useWatch({ control, name: 'serviceId' }) ?? '';
  const tourId = useWatch({ control, name: 'tourId' }) ?? '';
  const direction = useWatch({ control, name: 'airportDirection' });
  // Either is enough; each list begins with "None".
  const hasNoOffer = choices.services?.length === 1 && choices.tours?.length === 1;
  const isTransfer = choices.kindOf(serviceId) === 'airport_transfer';
  /** Both fields are invalid if neither is chosen, and valid as soon as one is. */
  const choose = (other: 'serviceId' | 'tourId') => (chosen: string) => {
    if (chosen) setValue(other, '');
    // An error of a field that is gone could not be shown, and nothing could be saved.
    if (choices.kindOf(getValues('serviceId') ?? '') !== 'airport_transfer') {
      resetField('flightNumber');
      resetField('flightTime');
      if (getValues('returnRide')) setValue('returnRide.flightTime', '');
    }
    if (formState.isSubmitted) void trigger(['serviceId', 'tourId']);
  };
  const directions = airportDirections.map((value) => ({ value, label: t(`bookings:directions.${value}`) }));
  return (
    <FormGrid>
      <FormSelect
        control={control}
        name="carId"
        label={t('fields.car')}
        choices={choices.cars}
        record="car"
        required
      />
      <FormNumberField
        control={control}
        name="passengerCount"
        label={t('fields.passengers')}
        {...manualBookingPassengers}
        step={1}
        required
      />
      <FormSelect
        control={control}
        name="serviceId"
        label={t('fields.service')}
        helperText={t('fields.offerHint')}
        required={!tourId}
        choices={choices.services}
        record={hasNoOffer ? 'service' : undefined}
        onChosen={choose('tourId')}
        slotProps={{ ...shrunk, select: { displayEmpty: true } }}
      />
      <FormSelect
        control={control}
        name="tourId"
        label={t('fields.tour')}
        helperText={t('fields.offerHint')}
        required={!serviceId}
        choices={choices.tours}
        record={hasNoOffer ? 'tour' : undefined}
        onChosen={choose('serviceId')}
        slotProps={{ ...shrunk, select: { displayEmpty: true } }}
      />
      {isTransfer && (
        <>
          <FormSelect
            control={control}
            name="airportDirection"
            label={t('fields.direction')}
            choices={[{ value: '', label: t('none') }, ...directions]}
            slotProps={{ ...shrunk, select: { displayEmpty: true } }}
          />
          <FlightFields />
        </>
      )}
      <StartFields />
      {!(isTransfer && direction === 'from_airport') && (
        <FormWide>
          <FormTextField control={control} name="pickupNote" label={t('fields.pickupNote')} fullWidth />
        </FormWide>
      )}
      <LuggageFields />
      <StopFields />
    </FormGrid>
  );
}
