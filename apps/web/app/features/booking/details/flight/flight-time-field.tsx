import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { MomentField } from '../ride/moment-field';
import type { useDetailsForm } from '../use-details-form';
import { PickupSuggestion } from './pickup-suggestion';

type FlightTimeFieldProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  /** Null while unknown. */
  terms: BookingTerms | null;
};

/** When the flight lands or departs. If the pickup does not fit it, a better one is suggested. */
export function FlightTimeField({ form, field, terms }: FlightTimeFieldProps) {
  const { t } = useTranslation('rideDetails');
  const [direction, flightTime, bookingDate, bookingTime] = useWatch({
    control: form.control,
    name: ['airportDirection', 'flightTime', 'bookingDate', 'bookingTime'],
  });
  const freeMinutes = terms?.terms.airportWaitMinutes ?? 0;
  const hint =
    direction === 'from_airport' && freeMinutes > 0
      ? t('flightTime.waiting', { minutes: freeMinutes })
      : t('flightTime.hint');
  return (
    <div>
      <MomentField
        label={t(`flightTime.${direction || 'unknown'}`)}
        hint={hint}
        type="time"
        {...field('flightTime')}
      />
      <PickupSuggestion
        direction={direction || null}
        flightTime={flightTime}
        bookingDate={bookingDate}
        bookingTime={bookingTime}
        onAccept={(pickup) => {
          const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
          if (pickup.bookingDate) form.setValue('bookingDate', pickup.bookingDate, options);
          form.setValue('bookingTime', pickup.bookingTime, options);
        }}
      />
    </div>
  );
}
