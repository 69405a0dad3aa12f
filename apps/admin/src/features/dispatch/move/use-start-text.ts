import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatDay } from '../../../text/format-date';

/** Returns the text of a ride's new start, an ISO date and time: with the day, if it differs from that of the ride. */
export function useStartText() {
  const { language } = useStaffLanguage();
  return ({ bookingDate }: Pick<BoardRide, 'bookingDate'>, start: string): string => {
    const [date = '', time = ''] = momentInBaku(start).split(' ');
    return date === bookingDate ? time : `${formatDay(date, language)}, ${time}`;
  };
}
