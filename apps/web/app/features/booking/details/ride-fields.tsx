import {
  airportDirections,
  airportLabel,
  bookingTextLimits,
  lastBookableDay,
  normalFlightNumber,
  placeName,
  type AirportDirection,
} from '@chauffeur/contracts';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../forms/choice-field';
import { Announcement } from '../../../surfaces/announcement';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useToday } from '../../../i18n/use-today';
import { chooseDirection, passengerOptions, type DetailsInput } from '../draft/booking-draft';
import { FieldGroup, WideField } from './field-group';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import type { useDetailsForm } from './use-details-form';

interface RideFieldsProps {
  form: UseFormReturn<DetailsInput>;
  field: ReturnType<typeof useDetailsForm>['field'];
  /** Null while unknown. */
  terms: BookingTerms | null;
  isAirportTransfer: boolean;
  maxPassengers: number;
  /** What is known of the car at the date and time. */
  availability: ReactNode;
}

/** When and where; an airport transfer requires its direction, which fixes one end, and for the flight. */
export function RideFields(props: RideFieldsProps) {
  const { form, field, terms, isAirportTransfer, maxPassengers, availability } = props;
  const { t } = useTranslation('booking');
  const today = useToday();
  const direction = form.watch('airportDirection');
  // It stays in the list while another number is tried.
  const [enteredPassengers] = useState(() => form.getValues('passengerCount'));

  const isTimeRequired = terms?.terms.requireTime ?? false;
  const flightNumber = field('flightNumber');

  const direct = (event: ChangeEvent<HTMLInputElement>) => {
    const next = chooseDirection(form.getValues(), event.target.value as AirportDirection);
    form.setValue('airportDirection', next.airportDirection);
    form.setValue('pickupLocation', next.pickupLocation);
    form.setValue('dropoffLocation', next.dropoffLocation);
    form.clearErrors(['airportDirection', 'pickupLocation', 'dropoffLocation']);
    return Promise.resolve();
  };

  return (
    <FieldGroup title={t('details.ride')}>
      <TextField
        label={t('fields.bookingDate')}
        type="date"
        required
        min={today}
        max={terms ? lastBookableDay(terms.terms, terms.now()) : undefined}
        {...field('bookingDate')}
      />
      <TextField
        label={t('fields.bookingTime')}
        hint={t(isTimeRequired ? 'fields.requiredTimeHint' : 'fields.bookingTimeHint')}
        type="time"
        required={isTimeRequired}
        {...field('bookingTime')}
      />
      {/* Out of the grid, whose gaps it would double, while it has nothing to say. */}
      <WideField sx={{ '&:has(> :empty)': { position: 'absolute' } }}>{availability}</WideField>
      <SelectField label={t('fields.passengerCount')} required {...field('passengerCount')}>
        {passengerOptions(maxPassengers).map((count) => (
          <option key={count} value={count}>
            {t('passengers', { count })}
          </option>
        ))}
        {enteredPassengers > maxPassengers && (
          <option value={enteredPassengers}>
            {t('passengersAboveSeats', { count: enteredPassengers, max: maxPassengers })}
          </option>
        )}
      </SelectField>
      {isAirportTransfer && (
        <>
          <TextField
            label={t('fields.flightNumber')}
            required
            maxLength={bookingTextLimits.flightNumber}
            placeholder="J2 8002"
            autoCapitalize="characters"
            autoComplete="off"
            {...flightNumber}
            onBlur={(event) => {
              form.setValue('flightNumber', normalFlightNumber(event.target.value));
              return flightNumber.onBlur(event);
            }}
          />
          <WideField>
            <ChoiceField
              label={t('fields.airportDirection')}
              required
              choices={airportDirections.map((value) => ({ value, label: t(`directions.${value}`) }))}
              {...field('airportDirection')}
              onChange={direct}
            />
          </WideField>
        </>
      )}
      {isAirportTransfer && direction === 'from_airport' ? (
        <AirportField label={t('fields.pickupLocation')} />
      ) : (
        <TextField
          label={t('fields.pickupLocation')}
          required
          maxLength={bookingTextLimits.location}
          placeholder={t('fields.locationExample')}
          {...field('pickupLocation')}
        />
      )}
      {isAirportTransfer && direction === 'to_airport' ? (
        <AirportField label={t('fields.dropoffLocation')} />
      ) : (
        <TextField
          label={t('fields.dropoffLocation')}
          required={!isAirportTransfer}
          maxLength={bookingTextLimits.location}
          placeholder={t('fields.locationExample')}
          {...field('dropoffLocation')}
        />
      )}
    </FieldGroup>
  );
}

/** The fixed end of a transfer: its name in the page's language; the form holds what is stored. */
function AirportField({ label }: { label: string }) {
  const { language } = useSiteLanguage();
  const name = placeName(airportLabel, language);
  return (
    <div>
      <TextField label={label} readOnly value={name} />
      <Announcement>{`${label}: ${name}`}</Announcement>
    </div>
  );
}
