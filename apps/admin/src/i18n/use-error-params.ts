import { dayMs } from '@chauffeur/contracts/time/durations';
import { RequestFailed } from '../api/send-request';
import { formatMoment } from '../text/format-date';
import { useStaffLanguage } from './staff-language';

/**
 * Returns a function for the parameters of the server's first error. Of a ride or blocked time that takes a day or longer,
 * `from` and `until` name the days too.
 */
export function useErrorParams(): (failure: unknown) => Readonly<Record<string, string | number>> {
  const { language } = useStaffLanguage();
  return (failure) => {
    const params = (failure instanceof RequestFailed && failure.problem?.errors?.[0]?.params) || {};
    const { startsAt, endsAt } = params;
    if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return params;
    if (Date.parse(endsAt) - Date.parse(startsAt) < dayMs) return params;
    return { ...params, from: formatMoment(startsAt, language), until: formatMoment(endsAt, language) };
  };
}
