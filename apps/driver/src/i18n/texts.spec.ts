import { describe, expect, it } from '@jest/globals';
import { texts } from './create-i18n';

/** Every text by its key; the forms of a plural count as one key, because languages differ in them. */
function textsByKey(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'object' && value !== null) return textsByKey(value, path);
    return [[path.replace(/_(one|few|many|other)$/, ''), String(value)] as [string, string]];
  });
}

const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)));

const english = new Map(textsByKey(texts.en));

describe.each(Object.entries(texts))('the texts in %s', (_language, translated) => {
  const all = textsByKey(translated);

  it('have the keys of English', () => {
    expect(new Set(all.map(([key]) => key))).toEqual(new Set(english.keys()));
  });

  it('leave none empty, and name the same variables', () => {
    for (const [key, text] of all) {
      expect(text.trim()).not.toBe('');
      expect([key, variablesOf(text)]).toEqual([key, variablesOf(english.get(key) ?? '')]);
    }
  });
});

it('the words that the specification prescribes are there', () => {
  expect(texts.en.list.waiting).toBe('Saved on this phone. Will be sent.');
  expect(texts.en.steps.possibleFrom).toBe('Possible from {{time}}');
  expect(texts.en.link.ended).toBe('This link has ended');
});
