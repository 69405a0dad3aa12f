import { z } from 'zod';
import { languages } from './languages.js';

export const language = z.enum(languages);

/** Languages of the driver's page, those of the site among them; the first is the default. */
export const driverLanguages = ['ru', 'az', 'en'] as const;
export const driverLanguage = z.enum(driverLanguages, 'language.invalid');
export type DriverLanguage = z.infer<typeof driverLanguage>;
