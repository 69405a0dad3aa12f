import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createFolder } from './create-folder.js';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'create-folder-'));
});
afterEach(() => rm(temporary, { recursive: true }));

it('creates a folder with its parents, once', async () => {
  const folder = join(temporary, 'backups', 'daily');
  await createFolder(folder);
  await createFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('rejects a path that is a file, or within one', async () => {
  const file = join(temporary, 'backups');
  await writeFile(file, '');
  await expect(createFolder(file)).rejects.toThrow(`The folder ${file} can't be created`);
  await expect(createFolder(join(file, 'daily'))).rejects.toThrow("can't be created");
});
