import { languages, type Language } from '@chauffeur/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messagesByLanguage } from './messages';

export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: languages,
    resources: messagesByLanguage,
    ns: Object.keys(messagesByLanguage.en),
    defaultNS: 'layout',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
