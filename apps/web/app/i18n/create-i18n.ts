import type { Language } from '@chauffeur/contracts/languages/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '../locales/messages';

/** Creates an i18next instance for one language: one per request on the server, one per page in browsers. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [language],
    resources: { [language]: messages },
    ns: Object.keys(messages),
    defaultNS: 'common',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
