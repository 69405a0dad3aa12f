import { useTranslation } from 'react-i18next';

/** Translates an error code such as `flightNumber.required`; `params` are the limits that its text may name. */
export function useErrorText(): (code: string, params?: Record<string, string | number>) => string {
  const { t, i18n } = useTranslation('errors');
  return (code, params = {}) => {
    // Codes come from the server and from schemas, so that the compiler can't know them.
    return i18n.exists(code, { ns: 'errors' }) ? t(code as 'unknown', params) : t('unknown');
  };
}
