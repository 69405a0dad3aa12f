import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import { suggestPickup } from '@chauffeur/contracts/bookings/flights/flight-check';
import { useTranslation } from 'react-i18next';
import { Suggestion } from '../../../../forms/fields/suggestion';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { formatRideDay } from '../../../../text/format-date';

interface PickupSuggestionProps {
  direction: AirportDirection | null;
  /** Date and times as in their fields; empty if missing. */
  flightTime: string;
  bookingDate: string;
  bookingTime: string;
  /** With the date if it changes too. Absent if the form has no field for the pickup's time; `advice` is shown instead. */
  onAccept?: (pickup: { bookingTime: string; bookingDate?: string }) => void;
  advice?: string | undefined;
}

/** Suggests a better pickup if the chosen one does not fit the flight. */
export function PickupSuggestion(props: PickupSuggestionProps) {
  const { direction: airportDirection, flightTime, bookingDate, bookingTime, onAccept, advice } = props;
  const { t } = useTranslation('rideDetails');
  const { language } = useSiteLanguage();
  const suggestion = suggestPickup({ airportDirection, flightTime, bookingTime });
  const date = suggestion?.days ? dayBeside(bookingDate, suggestion.days) : null;
  // Without a date, no day before or after it can be suggested.
  const isShown = suggestion !== undefined && (suggestion.days === 0 || date !== null);
  const pickup =
    suggestion && date
      ? t('flight.onDay', { time: suggestion.time, day: formatRideDay(date, language) })
      : suggestion?.time;
  return (
    <>
      <div role="status">
        {isShown && (
          <p style={{ margin: '6px 0 0' }}>
            {airportDirection === 'from_airport'
              ? t('flight.landing', { flight: flightTime, pickup: bookingTime })
              : t('flight.departure', { flight: flightTime, pickup })}{' '}
            {advice}
          </p>
        )}
      </div>
      {isShown && onAccept && (
        <Suggestion
          type="button"
          onClick={() => onAccept({ bookingTime: suggestion.time, ...(date && { bookingDate: date }) })}
        >
          {t('flight.use', { pickup })}
        </Suggestion>
      )}
    </>
  );
}

/** Adds days to a date (YYYY-MM-DD); returns null if that is invalid. */
function dayBeside(date: string, days: number): string | null {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
