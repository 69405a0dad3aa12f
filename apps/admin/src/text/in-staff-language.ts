import type { Language } from '@chauffeur/contracts';

/** A record's text in staff's language, English where there is no Russian. */
export function inStaffLanguage(language: Language, english: string, russian: string | null): string {
  return language === 'ru' && russian ? russian : english;
}
