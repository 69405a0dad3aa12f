import type { Language } from '@chauffeur/contracts/languages/languages';

/** Files of the site's font, by the characters that they contain. */
export type FontSubset = 'latin' | 'latin-ext' | 'cyrillic';

/** Settings of a language other than texts. */
export interface LanguageSettings {
  /** The text of the language switch; screen readers also say `name`. */
  shortName: string;
  name: string;
  /** `og:locale` */
  openGraphLocale: string;
  /** Locale of Intl for dates in words. */
  dateLocale: string;
  /** Files to preload, in this order. */
  fontSubsets: FontSubset[];
}

/** Contains no texts, because browsers load the settings of all languages. */
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
