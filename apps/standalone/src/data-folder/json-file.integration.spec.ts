import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readJsonFile, readStateFile, writeJsonFile } from './json-file.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-json-file-'));
  file = join(folder, 'state.json');
});

afterEach(() => rm(folder, { recursive: true }));

it('a file is replaced as a whole', async () => {
  await writeJsonFile(file, { first: true });
  await writeJsonFile(file, { second: true });
  expect(await readdir(folder)).toEqual(['state.json']);
  expect(await readStateFile(file, [])).toEqual({ second: true });
});

it.each(['', '\0\0\0\0', '[{"store":'])(
  'a state file damaged by a power cut is started again, no other file is: %j',
  async (text) => {
    await writeFile(file, text);
    await expect(readJsonFile(file, [])).rejects.toThrow(SyntaxError);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readStateFile(file, [])).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  },
);
