import type { Language } from '@chauffeur/contracts/languages/languages';
import { languageSettings } from '../locales/language-settings';

const cache = new WeakMap<Intl.DateTimeFormatOptions, Map<Language, Intl.DateTimeFormat>>();

/**
 * Writes a date in words, without line breaks between a number and its word: `21 November`, `2026 г.`. The format is
 * cached by language and the identity of `form`: creating one takes a phone some 10 ms.
 */
export function dateInWords(form: Intl.DateTimeFormatOptions, date: Date, language: Language): string {
  const ofForm = cache.get(form) ?? new Map<Language, Intl.DateTimeFormat>();
  const format = ofForm.get(language) ?? new Intl.DateTimeFormat(languageSettings[language].dateLocale, form);
  cache.set(form, ofForm.set(language, format));
  return format.format(date).replaceAll(/(\d)\s(?=\p{L})/gu, '$1\u00A0');
}
