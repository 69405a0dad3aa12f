import { lastBookableDay } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { MomentField } from './moment-field';
import { availabilityContainer } from '../../availability/availability-height';
import { FieldRow, WideField } from '../field-group';
import type { RideFormProps } from './ride-form-props';

interface StartFieldsProps extends RideFormProps {
  /** Null while unknown. */
  terms: BookingTerms | null;
  /** Whether the car is free at the date and time. */
  availability: ReactNode;
}

/** When the ride begins, and whether the car is free then. */
export function StartFields({ field, isOptional, terms, availability }: StartFieldsProps) {
  const { t } = useTranslation('booking');
  const isTimeRequired = terms?.terms.requireTime ?? false;
  return (
    <FieldRow>
      <MomentField
        label={t('fields.bookingDate')}
        type="date"
        required={!isOptional}
        min={terms ? todayInBaku(terms.now()) : undefined}
        max={terms ? lastBookableDay(terms.terms, terms.now()) : undefined}
        {...field('bookingDate')}
      />
      <MomentField
        label={t('fields.bookingTime')}
        hint={t(isTimeRequired ? 'fields.requiredTimeHint' : 'fields.bookingTimeHint')}
        type="time"
        required={!isOptional && isTimeRequired}
        {...field('bookingTime')}
      />
      <WideField sx={availabilityContainer}>{availability}</WideField>
    </FieldRow>
  );
}
