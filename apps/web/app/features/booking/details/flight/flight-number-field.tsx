import { airlineName } from '@chauffeur/contracts/bookings/flights/airlines';
import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';
import { airlineOf, normalFlightNumber } from '@chauffeur/contracts/bookings/flights/flight-number';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../forms/fields/text-field';
import type { useDetailsForm } from '../use-details-form';

type FlightNumberFieldProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  required?: boolean;
};

/**
 * A flight number, with the name of its airline. An unreadable number gets a hint on leaving the field, and is never
 * rejected.
 */
export function FlightNumberField({ form, field, required = true }: FlightNumberFieldProps) {
  const { t } = useTranslation(['booking', 'rideDetails']);
  const typed = useWatch({ control: form.control, name: 'flightNumber' });
  const [left, setLeft] = useState(typed);
  const input = field('flightNumber');
  const airline = airlineOf(normalFlightNumber(typed));

  const hint = () => {
    if (airline !== null) {
      return airlineName(airline) ?? t('rideDetails:flight.unknownAirline', { code: airline });
    }
    return typed.trim() !== '' && typed === left ? t('rideDetails:flight.unreadable') : undefined;
  };

  return (
    <TextField
      label={t('fields.flightNumber')}
      hint={hint()}
      required={required}
      maxLength={bookingTextLimits.flightNumber}
      placeholder="J2 8002"
      autoCapitalize="characters"
      autoComplete="off"
      {...input}
      onBlur={(event) => {
        const normal = normalFlightNumber(event.target.value);
        form.setValue('flightNumber', normal);
        setLeft(normal);
        return input.onBlur(event);
      }}
    />
  );
}
