import type { Language } from '@chauffeur/contracts/languages/languages';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Creates an i18next instance with the texts of all languages, initially in `language`. */
export function createI18n(language: Language, messages: Record<Language, ResourceLanguage>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: Object.keys(messages),
    resources: messages,
    ns: Object.keys(messages[language]),
    defaultNS: 'layout',
    initAsync: false,
    // React already escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
