import { useTranslation } from 'react-i18next';

/** A duration in words: `8 hours`. */
export function useHours(): (hours: number) => string {
  const { t } = useTranslation('common');
  return (hours) => t('hours', { count: hours });
}
