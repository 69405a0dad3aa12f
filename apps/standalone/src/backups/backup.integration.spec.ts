import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfiguration } from '../settings/configuration.js';
import { backUp, restore } from './backup.js';

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
  it('is rejected inside of it', async () => {
    await expect(backUp(configuration(), join(dataFolder, 'copy'))).rejects.toThrow('outside of DATA_DIR');
  });

  it('does not start if its disk has no room for it', async () => {
    const file = join(dataFolder, 'images');
    await writeFile(file, '');
    // A sparse file: it has the size but uses no disk space.
    await truncate(file, 2 ** 42);
    const copy = join(folder, 'backups', 'copy');
    await expect(backUp(configuration(), copy)).rejects.toThrow(/needs 419\d{4} MB on the disk of .*backups/);
    expect(existsSync(copy)).toBe(false);
  });

  it('is rejected where no folder can be created', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(backUp(configuration(), join(file, 'backups', 'copy'))).rejects.toThrow(
      `The folder ${file} can't be created: EEXIST`,
    );
  });

  it('ends when the product is stopped, and leaves nothing of it', async () => {
    const stopped = backUp(configuration(), join(folder, 'copy'), AbortSignal.abort(new Error('stopped')));
    await expect(stopped).rejects.toThrow('stopped');
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('a restore', () => {
  let copy: string;
  beforeEach(async () => {
    copy = join(folder, 'fetched');
    await mkdir(join(copy, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(copy, 'postgres', 'cluster', 'backup_label'), '');
    await writeFile(join(copy, 'secrets.json'), '{"of": "the backup"}');
  });

  /** Creates a folder with almost the longest path that Linux allows: the path of its copy is too long. */
  async function longFolder(): Promise<string> {
    let path = join(copy, 'images');
    while (path.length < 4_090) path = join(path, 'n'.repeat(Math.min(200, 4_090 - path.length)));
    await mkdir(path, { recursive: true });
    return path;
  }

  it("does not start if the data's disk has no room for a copy", async () => {
    const file = join(await longFolder(), 'big');
    await writeFile(file, '');
    // A sparse file. If a copy were started, the long path would make it fail before it fills the disk.
    await truncate(file, 2 ** 42);
    await expect(restore(configuration(), copy)).rejects.toThrow(
      /needs 419\d{4} MB on the disk of .*backup-/,
    );
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'fetched']);
    expect(await readFile(join(dataFolder, 'secrets.json'), 'utf8')).toBe('{}');
  });

  it('leaves no partial copy if it fails', async () => {
    await longFolder();
    await expect(restore(configuration(), copy)).rejects.toThrow('ENAMETOOLONG');
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'fetched']);
  });

  it('contains nothing that an earlier, killed restore has copied', async () => {
    for (const id of [process.pid, 7]) {
      await mkdir(join(folder, `data-restored-${id}`));
      await writeFile(join(folder, `data-restored-${id}`, 'left'), '');
    }
    const former = await restore(configuration(), copy);
    expect(await readdir(dataFolder)).toEqual(expect.arrayContaining(['postgres', 'secrets.json']));
    expect(existsSync(join(dataFolder, 'left'))).toBe(false);
    expect(await readFile(join(dataFolder, 'secrets.json'), 'utf8')).toBe('{"of": "the backup"}');
    const left = (await readdir(folder)).map((name) => join(folder, name));
    expect(new Set(left)).toEqual(new Set([dataFolder, former, copy]));
  });
});
