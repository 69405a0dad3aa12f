import type { Language } from '@chauffeur/contracts';
import english from '../../locales/en/terms.json';
import russian from '../../locales/ru/terms.json';
import type { LegalText } from './legal-text';

/** Read by the loader alone; never part of the browser's script. */
export const termsTexts: Record<Language, LegalText> = { en: english, ru: russian };
