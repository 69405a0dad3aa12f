/** Languages of the site and of customer email; the first is the default. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
export type DefaultLanguage = (typeof languages)[0];

/** The language of addresses without a prefix and of untranslated texts. */
export const defaultLanguage: DefaultLanguage = languages[0];

/** The browser's storage key of the visitor's choice (defined by the specification). */
export const languageStorageKey = 'preferred-language';
