import type { Language } from '@chauffeur/contracts/languages';

/** The files of the site's font, by the letters that they hold. */
export type FontSubset = 'latin' | 'latin-ext' | 'cyrillic';

/** How a language writes what is not a text. */
export interface LanguageSettings {
  /** What the language switch shows, and the name that screen readers say after it. */
  shortName: string;
  name: string;
  /** `og:locale` */
  openGraphLocale: string;
  /** For dates in words, a locale of Intl. */
  dateLocale: string;
  /** Preloaded, in this order. */
  fontSubsets: FontSubset[];
}

/** Loaded by browsers, so it holds no texts. */
export const languageSettings: Record<Language, LanguageSettings> = {
  en: {
    shortName: 'EN',
    name: 'English',
    openGraphLocale: 'en_GB',
    dateLocale: 'en-GB',
    fontSubsets: ['latin'],
  },
  ru: {
    shortName: 'RU',
    name: 'Русский',
    openGraphLocale: 'ru_RU',
    dateLocale: 'ru-RU',
    fontSubsets: ['cyrillic', 'latin'],
  },
};
