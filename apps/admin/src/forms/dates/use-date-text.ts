import { calendarDay } from '@chauffeur/contracts/time/baku-time';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatRideDate } from '../../text/format-date';

const day = calendarDay();

/**
 * Returns the text below a date field, in the language of the back office: the browser shows the value in its own language,
 * such as `11/12/2026`. Takes a date (YYYY-MM-DD), with or without a time; undefined without a valid one.
 */
export function useDateText(): (value: unknown) => string | undefined {
  const { language } = useStaffLanguage();
  return (value) => {
    const date = day.safeParse(typeof value === 'string' ? value.slice(0, 10) : undefined).data;
    return date && formatRideDate(date, language);
  };
}
