import { z } from 'zod';
import { languages, type Language } from './languages.js';

export const language = z.enum(languages);

/** Languages of the driver's page; the first is the default. */
export const driverLanguages = ['ru', 'az', 'en'] as const;
export const driverLanguage = z.enum(driverLanguages, 'language.invalid');
export type DriverLanguage = z.infer<typeof driverLanguage>;

/** Returns the language of the texts that a driver's page has from records: in Azerbaijani, only places have a name. */
export function recordLanguageOf(language: DriverLanguage): Language {
  return language === 'az' ? 'en' : language;
}
