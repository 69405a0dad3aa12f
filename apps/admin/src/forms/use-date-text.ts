import { calendarDay } from '@chauffeur/contracts/baku-time';
import { useStaffLanguage } from '../i18n/staff-language';
import { formatRideDate } from '../text/format-date';

const day = calendarDay();

/**
 * What stands below a date field: the browser writes its value in its own language, `11/12/2026` for one, and not in that of
 * the back office. Of a date (YYYY-MM-DD) or a date with a time; undefined while there is none, or an address names none.
 */
export function useDateText(): (value: unknown) => string | undefined {
  const { language } = useStaffLanguage();
  return (value) => {
    const date = day.safeParse(typeof value === 'string' ? value.slice(0, 10) : undefined).data;
    return date && formatRideDate(date, language);
  };
}
