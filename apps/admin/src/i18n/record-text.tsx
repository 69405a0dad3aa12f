import { inLanguage, otherLanguageOf, type TranslatedKey } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from './staff-language';

type Text = string | null;

interface RecordTextProps<Key extends string, Source extends Readonly<Record<Key, Text>>> {
  of: Source & Readonly<Partial<Record<TranslatedKey<Key>, Source[Key] | null>>>;
  /** The field, without language. */
  field: Key;
}

/** A record's text in the admin's language, or in English, with its `lang`, if it has no translation. */
export function RecordText<Key extends string, Source extends Readonly<Record<Key, Text>>>({
  of,
  field,
}: RecordTextProps<Key, Source>) {
  const { language } = useStaffLanguage();
  const text = inLanguage<Key, Source>(of, field, language);
  return text && <span lang={otherLanguageOf<Key, Source>(of, field, language)}>{text}</span>;
}
