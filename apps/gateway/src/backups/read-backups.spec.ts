import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupRecord } from '@chauffeur/contracts/operations/backups';
import { describe, expect, it } from '@jest/globals';
import { readBackups } from './read-backups.js';

const now = new Date('2026-11-24T12:00:00Z');
const record = (changes: Partial<BackupRecord>): BackupRecord => ({
  store: 'folder',
  since: '2026-11-20T10:00:00.000Z',
  lastSuccessAt: null,
  lastAttemptAt: '2026-11-23T23:00:00.000Z',
  problem: null,
  ...changes,
});

async function read(records: BackupRecord[]) {
  const folder = mkdtempSync(join(tmpdir(), 'chauffeur-backups-'));
  try {
    const file = join(folder, 'backups.json');
    writeFileSync(file, JSON.stringify(records));
    return (await readBackups(file, now)).stores;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('what staff see of backups', () => {
  it('is null if the product makes no backups itself', async () => {
    expect(await readBackups(undefined)).toEqual({ stores: null });
  });

  it('is old after 26 hours, counted from the first due backup if there is none', async () => {
    const stores = await read([
      record({ lastSuccessAt: '2026-11-23T10:00:01.000Z' }),
      record({ store: 'remote', lastSuccessAt: '2026-11-23T09:59:59.000Z' }),
    ]);
    expect(stores?.map(({ isOld }) => isOld)).toEqual([false, true]);
    expect((await read([record({})]))?.[0]).toMatchObject({ lastSuccessAt: null, isOld: true });
    expect((await read([record({ since: '2026-11-24T11:00:00.000Z' })]))?.[0]?.isOld).toBe(false);
  });

  it('leaves out a store that only a newer release knows', async () => {
    const tape = { ...record({}), store: 'tape' } as unknown as BackupRecord;
    expect((await read([tape, record({})]))?.map(({ store }) => store)).toEqual(['folder']);
  });

  it('says that the last attempt failed, and not why', async () => {
    expect(await read([record({ problem: 'a secret of the store', since: now.toISOString() })])).toEqual([
      { store: 'folder', lastSuccessAt: null, isOld: false, hasFailed: true },
    ]);
  });
});
