import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useStaffLanguage } from '../i18n/staff-language';
import { formatDay } from '../text/format-date';

/** Returns a function that formats a moment as the time in Baku, with the date if that is not `day`. */
export function useStateMoment(day: string): (moment: string) => string {
  const { language } = useStaffLanguage();
  return (moment) => {
    const local = momentInBaku(moment);
    const [date, time] = [local.slice(0, 10), local.slice(11)];
    return date === day ? time : `${formatDay(date, language)}, ${time}`;
  };
}
