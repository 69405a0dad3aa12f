import { z } from 'zod';

/** Languages of the site and of customer mail; English is the default. */
export const languages = ['en', 'ru'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** The storage key under which a browser keeps the visitor's choice (named by the specification). */
export const languageStorageKey = 'preferred-language';
