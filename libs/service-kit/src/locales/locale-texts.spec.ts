import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { localeTexts } from './locale-texts.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, texts: object): void {
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts));
}

describe('localeTexts', () => {
  it('reads the texts of every language', () => {
    const en = { yes: 'Yes', statuses: { pending: 'Pending' } };
    const ru = { yes: 'Да', statuses: { pending: 'Ожидает' } };
    write('en', en);
    write('ru', ru);
    expect(localeTexts<typeof en>(folder)).toEqual({ en, ru });
  });

  it('rejects a language whose keys differ, naming each', () => {
    write('en', { yes: 'Yes', statuses: { pending: 'Pending' } });
    write('ru', { yes: 'Да', no: 'Нет', statuses: {} });
    expect(() => localeTexts(folder)).toThrow('ru.json: keys differ: statuses.pending, no');
  });

  it('rejects a missing language', () => {
    write('en', {});
    expect(() => localeTexts(folder)).toThrow('ru.json');
  });
});
