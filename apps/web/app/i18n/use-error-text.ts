import type { Language } from '@chauffeur/contracts/languages/languages';
import { useTranslation } from 'react-i18next';
import { languageSettings } from '../locales/language-settings';
import { formatDateInSentence } from '../text/format-date';
import { useSiteLanguage } from './use-site-language';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

type Params = Readonly<Record<string, string | number>>;

/** Returns a function that translates an error code, e.g. `flightNumber.required`; `params` are limits for its text. */
export function useErrorText(): (code: string, params?: Params) => string {
  const { t, i18n } = useTranslation('errors');
  const { language } = useSiteLanguage();
  return (code, params = {}) => {
    // Codes come from the server and from schemas, so the compiler can't check them.
    return i18n.exists(code, { ns: 'errors' })
      ? t(code as 'unknown', readable(params, language))
      : t('unknown');
  };
}

/** Formats dates and numbers for the language. */
function readable(params: Params, language: Language): Params {
  const written = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, writtenNumber(value, language)];
    return [name, isoDay.test(value) ? formatDateInSentence(value, language) : value];
  });
  return Object.fromEntries(written) as Params;
}

/** Numbers below a thousand need no grouping; skipping Intl for them saves time on phones. */
function writtenNumber(value: number, language: Language): string {
  const isPlain = Number.isInteger(value) && Math.abs(value) < 1_000;
  return isPlain ? String(value) : value.toLocaleString(languageSettings[language].dateLocale);
}
