import type { DriverLanguage } from './language.js';
import { defaultLanguage, languages, type DefaultLanguage, type Language } from './languages.js';

/** The field with a text's translation: `nameRu` of `name`. */
export type TranslatedKey<Key extends string> = `${Key}${Capitalize<Exclude<Language, DefaultLanguage>>}`;

type Text = string | readonly string[] | null;

/**
 * Returns a record's text, or list of texts, in a language, or in the default language if there is no translation:
 * `inLanguage(tour, 'description', 'ru')`. Of the texts that drivers read, only names of places have one in Azerbaijani.
 */
export function inLanguage<Key extends string, Source extends Readonly<Record<Key, Text>>>(
  record: Source & Readonly<Partial<Record<TranslatedKey<Key>, Source[Key] | null>>>,
  key: Key,
  chosen: DriverLanguage,
): Source[Key] {
  if (chosen === defaultLanguage) return record[key];
  const texts: Readonly<Record<string, Source[Key] | null | undefined>> = record;
  const translated = texts[fieldIn(key, chosen)];
  return translated === null || translated === undefined || isEmpty(translated) ? record[key] : translated;
}

/** Returns the attribute `lang` for a text of `inLanguage`: its language if it differs from the chosen one, else undefined. */
export function otherLanguageOf<Key extends string, Source extends Readonly<Record<Key, Text>>>(
  record: Source & Readonly<Partial<Record<TranslatedKey<Key>, Source[Key] | null>>>,
  key: Key,
  chosen: Language,
): DefaultLanguage | undefined {
  const isTranslated =
    chosen === defaultLanguage || inLanguage<Key, Source>(record, key, chosen) !== record[key];
  return isTranslated ? undefined : defaultLanguage;
}

/** The texts of a record with their translations: `name` and `nameRu`. */
export type TextFields<Source, Key extends string> = Pick<Source, keyof Source & (Key | TranslatedKey<Key>)>;

/** Returns the texts of a record with their translations, without its other fields. */
export function textFields<Source extends object, Key extends string>(
  record: Source,
  ...keys: Key[]
): TextFields<Source, Key> {
  const fields = new Set(keys.flatMap((key) => languages.map((language) => fieldIn(key, language))));
  const picked = Object.entries(record).filter(([field]) => fields.has(field));
  return Object.fromEntries(picked) as TextFields<Source, Key>;
}

/** Returns the language of a field: `ru` for `nameRu`, `en` for `name` beside it. Undefined for a field that has no translation and is none. */
export function languageOfField(record: object, field: string): Language | undefined {
  const others = languages.filter((language) => language !== defaultLanguage);
  const ofTranslation = others.find((language) => field.endsWith(fieldIn('', language)));
  const isTranslated = others.some((language) => fieldIn(field, language) in record);
  return ofTranslation ?? (isTranslated ? defaultLanguage : undefined);
}

/** Returns the field of a text in a language: `nameRu` for `name` in Russian. */
function fieldIn(key: string, language: DriverLanguage): string {
  return language === defaultLanguage ? key : key + language.charAt(0).toUpperCase() + language.slice(1);
}

function isEmpty(text: string | readonly string[]): boolean {
  return (typeof text === 'string' ? text.trim() : text).length === 0;
}
