import { languages } from '@chauffeur/contracts/languages/languages';
import { describe, expect, it } from '@jest/globals';
import { documentTexts, emailTexts, valueTexts } from './texts.js';

/** Returns the paths of all texts, such as `customer.greeting`. */
function pathsOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`));
}

function valuesOf(texts: unknown): unknown[] {
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(valuesOf) : [texts];
}

describe.each(languages)('the texts in %s', (language) => {
  it.each([emailTexts, valueTexts, documentTexts])(
    'have the keys of the English ones, and none is empty',
    (textsIn) => {
      expect(pathsOf(textsIn(language))).toEqual(pathsOf(textsIn('en')));
      for (const text of valuesOf(textsIn(language))) expect(text).toMatch(/\S/);
    },
  );
});
