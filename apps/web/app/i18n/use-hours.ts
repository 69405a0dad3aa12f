import { formatNumber } from '@chauffeur/contracts/money/format-money';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from './use-site-language';

/** Returns a function that writes a duration in words: `8 hours`, `1.5 hours`, in Russian `1,5 часа`. */
export function useHours(): (hours: number) => string {
  const { t } = useTranslation('common');
  const { language } = useSiteLanguage();
  return (hours) => t('hours', { count: hours, hours: formatNumber(hours, language) });
}
