import { formatRideDate } from '../text/format-date';
import { useRideTime } from './use-ride-time';
import { useSiteLanguage } from './use-site-language';

/** Shows when a ride is: its date, and its time where it has one. For the browser alone. */
export function useRideMoment(): (ride: { bookingDate: string; bookingTime: string | null }) => string {
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  return ({ bookingDate, bookingTime }) => {
    const date = formatRideDate(bookingDate, language);
    return bookingTime === null ? date : `${date}, ${rideTime(bookingTime)}`;
  };
}
