import { formatRideDate } from '../text/format-date';
import { useRideTime } from './use-ride-time';
import { useSiteLanguage } from './use-site-language';

/** Returns a function that writes a ride's date, and its time if there is one. Not for server rendering. */
export function useRideMoment(): (ride: { bookingDate: string; bookingTime: string | null }) => string {
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  return ({ bookingDate, bookingTime }) => {
    const date = formatRideDate(bookingDate, language);
    return bookingTime === null ? date : `${date}, ${rideTime(bookingTime)}`;
  };
}
