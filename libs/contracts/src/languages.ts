/** Languages of the site and of customer email; the first is the default. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
export type DefaultLanguage = (typeof languages)[0];

/** The language of addresses without a prefix and of texts that are not translated. */
export const defaultLanguage: DefaultLanguage = languages[0];

/** The storage key under which a browser stores the visitor's choice (named by the specification). */
export const languageStorageKey = 'preferred-language';
