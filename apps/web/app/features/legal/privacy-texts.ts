import type { Language } from '@chauffeur/contracts';
import english from '../../locales/en/privacy.json';
import russian from '../../locales/ru/privacy.json';
import type { LegalText } from './legal-text';

/** Read by the loader alone; never part of the browser's script. */
export const privacyTexts: Record<Language, LegalText> = { en: english, ru: russian };
