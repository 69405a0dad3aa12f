import { describe, expect, it } from '@jest/globals';
import { defaultLanguage, languages } from '@chauffeur/contracts/languages/languages';
import { legalTextsIn, messagesIn } from './messages';

/** Every text by its key. */
function textsByKey(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'object' && value !== null) return textsByKey(value, path);
    return [[path, String(value)] as [string, string]];
  });
}

// Plural forms count as one key, because languages have different ones.
const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => singular(key)))].toSorted();
const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name]) => String(name)).toSorted();

const original = textsByKey(messagesIn(defaultLanguage));

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsByKey(messagesIn(language));

  it('have the keys of the default language [P1.5, P5.1.15, P9.24, B9.10]', () => {
    expect(keysOf(texts)).toEqual(keysOf(original));
  });

  it('are never empty, and name the same variables', () => {
    const variables = new Map(original.map(([key, text]) => [singular(key), variablesOf(text)]));
    for (const [key, text] of texts) {
      expect(text.trim()).not.toBe('');
      expect([key, variablesOf(text)]).toEqual([key, variables.get(singular(key))]);
    }
  });

  it('give every plural the forms of the language', () => {
    const keys = new Set(texts.map(([key]) => key));
    const plurals = texts.map(([key]) => key).filter((key) => key.endsWith('_one'));
    expect(plurals.length).toBeGreaterThan(0);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const one of plurals) {
      for (const form of pluralCategories) expect(keys).toContain(`${singular(one)}_${form}`);
    }
  });

  it('have legal texts with the same number of sections [P2.3.7]', () => {
    const [own, first] = [legalTextsIn(language), legalTextsIn(defaultLanguage)];
    expect(own.privacy.sections).toHaveLength(first.privacy.sections.length);
    expect(own.terms.sections).toHaveLength(first.terms.sections.length);
  });
});
