import { suggestPickup } from '@chauffeur/contracts/bookings/flights/flight-check';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { Suggestion } from '../../../../forms/suggestion';
import { MomentField } from '../moment-field';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { formatRideDay } from '../../../../text/format-date';
import type { useDetailsForm } from '../use-details-form';

type FlightTimeFieldProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  /** Null while unknown. */
  terms: BookingTerms | null;
};

/** When the flight lands or departs. If the pickup does not fit it, a better one is suggested. */
export function FlightTimeField({ form, field, terms }: FlightTimeFieldProps) {
  const { t } = useTranslation('rideDetails');
  const { language } = useSiteLanguage();
  const [direction, flightTime, bookingDate, bookingTime] = useWatch({
    control: form.control,
    name: ['airportDirection', 'flightTime', 'bookingDate', 'bookingTime'],
  });
  const ride = { airportDirection: direction || null, flightTime, bookingTime };
  const suggestion = suggestPickup(ride);
  const date = suggestion?.days ? dayBeside(bookingDate, suggestion.days) : null;
  // Without a date, no day before or after it can be suggested.
  const isShown = suggestion !== undefined && (suggestion.days === 0 || date !== null);
  const pickup =
    suggestion && date
      ? t('flight.onDay', { time: suggestion.time, day: formatRideDay(date, language) })
      : suggestion?.time;
  const hint =
    direction === 'from_airport' && terms
      ? t('flightTime.waiting', { minutes: terms.terms.airportWaitMinutes })
      : t('flightTime.hint');

  const accept = () => {
    if (!suggestion) return;
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (date) form.setValue('bookingDate', date, options);
    form.setValue('bookingTime', suggestion.time, options);
  };

  return (
    <div>
      <MomentField
        label={t(`flightTime.${direction || 'unknown'}`)}
        hint={hint}
        type="time"
        {...field('flightTime')}
      />
      <div role="status">
        {isShown && (
          <p style={{ margin: '6px 0 0' }}>
            {direction === 'from_airport'
              ? t('flight.landing', { flight: flightTime, pickup: bookingTime })
              : t('flight.departure', { flight: flightTime, pickup })}
          </p>
        )}
      </div>
      {isShown && (
        <Suggestion type="button" onClick={accept}>
          {t('flight.use', { pickup })}
        </Suggestion>
      )}
    </div>
  );
}

/** Adds days to a date (YYYY-MM-DD); returns null if that is invalid. */
function dayBeside(date: string, days: number): string | null {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
