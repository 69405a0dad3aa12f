import type { Language } from '@chauffeur/contracts/languages/languages';

/** The locale of dates and numbers in each language; English is that of the United States (specification, constants). */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru-RU' };
