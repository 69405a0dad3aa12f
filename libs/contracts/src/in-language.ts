import { defaultLanguage, languages, type DefaultLanguage, type Language } from './languages.js';

/** The field that holds a text's translations: `nameRu` of `name`. */
type TranslatedKey<Key extends string> = `${Key}${Capitalize<Exclude<Language, DefaultLanguage>>}`;

type Text = string | readonly string[] | null;

/**
 * A record's text, or list of texts, in a language: the field of that language, or the default language's where that is
 * empty. `inLanguage(tour, 'description', 'ru')`.
 */
export function inLanguage<Key extends string, Source extends Readonly<Record<Key, Text>>>(
  record: Source & Readonly<Partial<Record<TranslatedKey<Key>, Source[Key] | null>>>,
  key: Key,
  chosen: Language,
): Source[Key] {
  if (chosen === defaultLanguage) return record[key];
  const texts: Readonly<Record<string, Source[Key] | null | undefined>> = record;
  const translated = texts[fieldIn(key, chosen)];
  return translated === null || translated === undefined || isEmpty(translated) ? record[key] : translated;
}

/** For the attribute `lang` of what `inLanguage` returns: its language where that is not the chosen one, else undefined. */
export function otherLanguageOf<Key extends string, Source extends Readonly<Record<Key, Text>>>(
  record: Source & Readonly<Partial<Record<TranslatedKey<Key>, Source[Key] | null>>>,
  key: Key,
  chosen: Language,
): DefaultLanguage | undefined {
  const isTranslated =
    chosen === defaultLanguage || inLanguage<Key, Source>(record, key, chosen) !== record[key];
  return isTranslated ? undefined : defaultLanguage;
}

/** Texts of a record with their translations: `name` and `nameRu`. */
export type TextFields<Source, Key extends string> = Pick<Source, keyof Source & (Key | TranslatedKey<Key>)>;

/** Texts of a record with their translations, without its other fields. */
export function textFields<Source extends object, Key extends string>(
  record: Source,
  ...keys: Key[]
): TextFields<Source, Key> {
  const fields = new Set(keys.flatMap((key) => languages.map((language) => fieldIn(key, language))));
  const picked = Object.entries(record).filter(([field]) => fields.has(field));
  return Object.fromEntries(picked) as TextFields<Source, Key>;
}

/** `nameRu` for `name` in Russian. */
function fieldIn(key: string, language: Language): string {
  return language === defaultLanguage ? key : key + language.charAt(0).toUpperCase() + language.slice(1);
}

function isEmpty(text: string | readonly string[]): boolean {
  return (typeof text === 'string' ? text.trim() : text).length === 0;
}
