import type { Language } from '@chauffeur/contracts/languages';

/** How dates and numbers are written in each language; English as in the United States (specification, constants). */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru-RU' };
