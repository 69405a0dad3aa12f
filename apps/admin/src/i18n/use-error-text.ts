import { useTranslation } from 'react-i18next';

export type ErrorText = (code: string, params?: Record<string, string | number>) => string;

/** Translates an error code such as `email.required`; `params` are the limits that its text may name. */
export function useErrorText(): ErrorText {
  const { t, i18n } = useTranslation('errors');
  return (code, params = {}) => {
    // Codes come from the server and from schemas, so that the compiler can't know them.
    return i18n.exists(code, { ns: 'errors' }) ? t(code as 'unknown', params) : t('unknown');
  };
}
