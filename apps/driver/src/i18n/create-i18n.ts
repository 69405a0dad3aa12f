import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { createInstance, type i18n } from 'i18next';
import az from '../locales/az.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

/** The page's texts. The compiler rejects a language that lacks a key of the English texts. */
export type Texts = typeof en;

export const texts: Record<DriverLanguage, Texts> = { ru, az, en };

export const languages = Object.keys(texts) as DriverLanguage[];

/** The texts of all languages are in one script, so that switching works offline. */
export function createI18n(language: DriverLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: languages,
    resources: Object.fromEntries(languages.map((each) => [each, { page: texts[each] }])),
    ns: ['page'],
    defaultNS: 'page',
    initAsync: false,
    // React already escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
}
