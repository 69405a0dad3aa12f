import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { Choice } from '../../forms/fields/form-select';

interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string | null;
}

/** Returns records as choices, named in the admin's language. */
export function namedChoices(records: readonly NamedRecord[], language: Language): Choice[] {
  return records.map((record) => ({
    value: record.id,
    label: inLanguage(record, 'name', language),
    lang: otherLanguageOf(record, 'name', language),
  }));
}
