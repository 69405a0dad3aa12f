import { describe, expect, it } from '@jest/globals';
import { messagesByLanguage } from './messages';
import { privacyTexts } from '../features/legal/privacy-texts';
import { termsTexts } from '../features/legal/terms-texts';

/** Every text by its key; the forms of a plural count as one key, because languages differ in them. */
function textsByKey(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'object' && value !== null) return textsByKey(value, path);
    return [[path, String(value)] as [string, string]];
  });
}

const singular = (key: string) => key.replace(/_(one|few|many|other)$/, '');
const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => singular(key)))].toSorted();
const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).toSorted();

const english = textsByKey(messagesByLanguage.en);
const russian = textsByKey(messagesByLanguage.ru);

describe('the texts of both languages', () => {
  it('have the same keys', () => {
    expect(keysOf(russian)).toEqual(keysOf(english));
  });

  it('leave none empty, and name the same variables', () => {
    const variables = new Map(english.map(([key, text]) => [singular(key), variablesOf(text)]));
    for (const [key, text] of russian) {
      expect(text.trim()).not.toBe('');
      expect([key, variablesOf(text)]).toEqual([key, variables.get(singular(key))]);
    }
  });

  it('give every Russian plural its four forms', () => {
    const keys = new Set(russian.map(([key]) => key));
    const plurals = russian.map(([key]) => key).filter((key) => key.endsWith('_one'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const one of plurals) {
      for (const form of ['few', 'many', 'other']) expect(keys).toContain(`${singular(one)}_${form}`);
    }
  });

  it('have legal texts of the same length in sections', () => {
    for (const texts of [privacyTexts, termsTexts]) {
      expect(texts.ru.sections.length).toBe(texts.en.sections.length);
    }
  });
});
