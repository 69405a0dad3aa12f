import type { DriverLanguage } from '@chauffeur/contracts/language';
import { createInstance, type i18n } from 'i18next';
import az from '../locales/az.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

/** The page's texts; the compiler rejects a language that lacks a key of English. */
export type Texts = typeof en;

export const texts: Record<DriverLanguage, Texts> = { ru, az, en };

export const languages = Object.keys(texts) as DriverLanguage[];

/** The texts of all languages in one script: the switch works without a network too. */
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
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
}
