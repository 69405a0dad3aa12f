import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages/languages';

/** Reads texts by language from `en.json`, `ru.json` … in a folder. Throws if one is missing, or its keys differ. */
export function localeTexts<Texts>(folder: string): Readonly<Record<Language, Texts>> {
  const texts = languages.map((language): [Language, unknown] => [language, readTexts(folder, language)]);
  const expected = keysOf(readTexts(folder, defaultLanguage));
  for (const [language, found] of texts) {
    const keys = keysOf(found);
    const differing = [...expected, ...keys].filter((key) => !expected.has(key) || !keys.has(key));
    if (differing.length > 0)
      throw new Error(`${folder}/${language}.json: keys differ: ${differing.join(', ')}`);
  }
  return Object.fromEntries(texts) as Record<Language, Texts>;
}

function readTexts(folder: string, language: Language): unknown {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}

function keysOf(texts: unknown, path = ''): Set<string> {
  if (typeof texts !== 'object' || texts === null) return new Set([path]);
  const below = Object.entries(texts).flatMap(([key, value]) => [
    ...keysOf(value, path ? `${path}.${key}` : key),
  ]);
  return new Set(below);
}
