import { languages, type Language } from '@chauffeur/contracts/languages';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { azerbaijaniTexts } from '../messages';

/** The texts of all languages, beginning with `language`. */
export function createI18n(language: Language, messages: Record<Language, object>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...languages, 'az'],
    resources: { ...(messages as Record<Language, ResourceLanguage>), az: azerbaijaniTexts },
    ns: Object.keys(messages[language]),
    defaultNS: 'layout',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
