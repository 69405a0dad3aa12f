import type { Language } from '@chauffeur/contracts/languages';
import { useTranslation } from 'react-i18next';
import { languageSettings } from '../locales/language-settings';
import { formatDateInSentence } from '../text/format-date';
import { useSiteLanguage } from './use-site-language';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

type Params = Readonly<Record<string, string | number>>;

/** Translates an error code such as `flightNumber.required`; `params` are the limits that its text may name. */
export function useErrorText(): (code: string, params?: Params) => string {
  const { t, i18n } = useTranslation('errors');
  const { language } = useSiteLanguage();
  return (code, params = {}) => {
    // Codes come from the server and from schemas, so that the compiler can't know them.
    return i18n.exists(code, { ns: 'errors' })
      ? t(code as 'unknown', readable(params, language))
      : t('unknown');
  };
}

/** Days and numbers as people write them. */
function readable(params: Params, language: Language): Params {
  const written = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, writtenNumber(value, language)];
    return [name, isoDay.test(value) ? formatDateInSentence(value, language) : value];
  });
  return Object.fromEntries(written) as Params;
}

/** Below a thousand there is nothing to group, and no format is made for it, which would hold up every error on a phone. */
function writtenNumber(value: number, language: Language): string {
  const isPlain = Number.isInteger(value) && Math.abs(value) < 1_000;
  return isPlain ? String(value) : value.toLocaleString(languageSettings[language].dateLocale);
}
