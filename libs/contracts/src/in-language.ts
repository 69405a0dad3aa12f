import type { Language } from './language.js';

/**
 * A record's text in the visitor's language: the `...Ru` counterpart for Russian, the English text where that is
 * empty. `inLanguage(tour, 'description', 'ru')`.
 */
export function inLanguage<Key extends string>(
  record: Readonly<Record<Key, string>> & Readonly<Partial<Record<`${Key}Ru`, string | null>>>,
  key: Key,
  chosen: Language,
): string {
  const texts: Readonly<Record<string, string | null | undefined>> = record;
  const russian = texts[`${key}Ru`];
  return chosen === 'ru' && russian?.trim() ? russian : record[key];
}
