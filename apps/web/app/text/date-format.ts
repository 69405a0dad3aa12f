import type { Language } from '@chauffeur/contracts/languages/languages';
import { languageSettings } from '../locales/language-settings';

const cache = new WeakMap<Intl.DateTimeFormatOptions, Map<Language, Intl.DateTimeFormat>>();

/** Returns a date format, cached by language and the identity of `form`: creating one takes a phone some 10 ms. */
export function dateFormat(form: Intl.DateTimeFormatOptions, language: Language): Intl.DateTimeFormat {
  const ofForm = cache.get(form) ?? new Map<Language, Intl.DateTimeFormat>();
  const format = ofForm.get(language) ?? new Intl.DateTimeFormat(languageSettings[language].dateLocale, form);
  cache.set(form, ofForm.set(language, format));
  return format;
}
