import type { Language } from '@chauffeur/contracts/languages';
import { languageSettings } from '../locales/language-settings';

const made = new WeakMap<Intl.DateTimeFormatOptions, Map<Language, Intl.DateTimeFormat>>();

/** The browser's format of a date: made once for a form (the same object each time) and language, which takes a phone some 10 ms. */
export function dateFormat(form: Intl.DateTimeFormatOptions, language: Language): Intl.DateTimeFormat {
  const ofForm = made.get(form) ?? new Map<Language, Intl.DateTimeFormat>();
  const format = ofForm.get(language) ?? new Intl.DateTimeFormat(languageSettings[language].dateLocale, form);
  made.set(form, ofForm.set(language, format));
  return format;
}
