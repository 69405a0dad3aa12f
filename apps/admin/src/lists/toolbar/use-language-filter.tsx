import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useListParameters } from '../use-list-parameters';
import { FilterChoice } from './filter-choice';

interface LanguageFilterTexts {
  readonly label: string;
  readonly all: string;
  readonly nameOf: (language: Language) => string;
}

/** Filters records by language; returns a screen's `filters` and `passes`. */
export function useLanguageFilter({ label, all, nameOf }: LanguageFilterTexts): {
  readonly filters: ReactNode;
  readonly passes: (record: { readonly language: Language }) => boolean;
} {
  const { value, setFilter } = useListParameters();
  const language = value('language', z.enum(languages));
  return {
    filters: (
      <FilterChoice
        label={label}
        all={all}
        choices={languages.map((known) => ({ value: known, label: nameOf(known) }))}
        value={language}
        onChoose={(chosen) => setFilter('language', chosen)}
      />
    ),
    passes: (record) => language === undefined || record.language === language,
  };
}
