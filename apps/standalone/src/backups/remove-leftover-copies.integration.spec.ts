import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lockDataFolder } from '../data-folder/data-folder-lock.js';
import { removeLeftoverCopies } from './make-backups.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('removes what a killed backup has left, and nothing of one that runs', async () => {
  const dataFolder = join(folder, 'data');
  await removeLeftoverCopies({ dataFolder });
  const copy = join(`${dataFolder}-backup`, 'copies', 'copy-unfinished-1');
  await mkdir(copy, { recursive: true });
  const running = await lockDataFolder(`${dataFolder}-backup`);
  await removeLeftoverCopies({ dataFolder });
  expect(existsSync(copy)).toBe(true);
  await running.release();
  await removeLeftoverCopies({ dataFolder });
  expect(existsSync(copy)).toBe(false);
});

it('removes what a killed restore has left, and no other folder', async () => {
  const dataFolder = join(folder, 'data');
  const others = ['data', 'data-before-20261128T030000', 'data-restored-by-hand', 'other-restored-7'];
  for (const name of [...others, 'data-restored-7'])
    await mkdir(join(folder, name, 'postgres'), { recursive: true });
  await removeLeftoverCopies({ dataFolder });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(others));
  expect(existsSync(join(folder, 'data-restored-7'))).toBe(false);
});
