import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { inRoot } from '../workspace.mjs';
import { startServers } from './services-supervisor.ts';

it('leaves a data folder alone that a running product holds, and the database in it', async () => {
  const { lockDataFolder } = await import(
    inRoot('apps', 'standalone', 'dist', 'data-folder', 'data-folder-lock.js')
  );
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
