import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfiguration } from '../configuration.js';
import { backUp } from './backup.js';

let folder: string;
let dataFolder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  dataFolder = join(folder, 'data');
  await mkdir(join(dataFolder, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(dataFolder, 'secrets.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

const configuration = () => readConfiguration({ DATA_DIR: dataFolder }, '/');

describe('a copy of the data folder', () => {
  it('is not made inside of it', async () => {
    await expect(backUp(configuration(), join(dataFolder, 'copy'))).rejects.toThrow('outside of DATA_DIR');
  });

  it('is not begun where its disk has no room for it', async () => {
    const file = join(dataFolder, 'images');
    await writeFile(file, '');
    // Of the size alone; the disk holds nothing of it.
    await truncate(file, 2 ** 42);
    const copy = join(folder, 'backups', 'copy');
    await expect(backUp(configuration(), copy)).rejects.toThrow(/needs 419\d{4} MB on the disk of .*backups/);
    expect(existsSync(copy)).toBe(false);
  });

  it('ends when the product is stopped', async () => {
    const stopped = backUp(configuration(), join(folder, 'copy'), AbortSignal.abort(new Error('stopped')));
    await expect(stopped).rejects.toThrow('stopped');
  });
});
