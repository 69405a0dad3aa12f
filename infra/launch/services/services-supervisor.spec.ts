import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { lockDataFolder } from '../../../apps/standalone/dist/data-folder/data-folder-lock.js';
import { startServers } from './services-supervisor.ts';

it('leaves a data folder alone that a running product holds, and the database in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'held-'));
  const lock = await lockDataFolder(folder);
  try {
    await expect(startServers({}, folder, () => undefined)).rejects.toThrow(
      'is in use by another running copy',
    );
    expect(await readdir(folder)).not.toContain('postgres');
  } finally {
    await lock.release();
    await rm(folder, { recursive: true });
  }
}, 60_000);

it('starts no server on a folder whose secrets another program wrote, and releases it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foreign-'));
  try {
    await writeFile(join(folder, 'secrets.json'), '{"jwtSecret": 1}');
    await expect(startServers({}, folder, () => undefined)).rejects.toThrow('is not what this product wrote');
    expect(await readdir(folder)).not.toContain('postgres');
    await (await lockDataFolder(folder)).release();
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
