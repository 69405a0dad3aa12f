import { useStaffLanguage } from '../i18n/staff-language';
import { formatRideDate } from '../text/format-date';

/**
 * What stands below a date field: the browser writes its value in its own language, `11/12/2026` for one, and not in that of
 * the back office. Of a date (YYYY-MM-DD) or a date with a time; undefined while there is none.
 */
export function useDateText(): (value: unknown) => string | undefined {
  const { language } = useStaffLanguage();
  return (value) => {
    const date = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
    return date && formatRideDate(date, language);
  };
}
