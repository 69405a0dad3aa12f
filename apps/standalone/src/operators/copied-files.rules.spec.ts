import { describe, expect, it } from '@jest/globals';
import { isCopiedOnline, isOwnFile, isWal } from './copied-files.rules.js';

describe('a backup made while the database runs', () => {
  it.each([
    'PG_VERSION',
    'base/16384/1259',
    'global/pg_control',
    'pg_xact/0000',
    'postgresql.auto.conf',
    'pg_wal/',
    'pg_replslot/',
  ])('has %s', (path) => {
    expect(isCopiedOnline(path)).toBe(true);
  });

  it.each([
    'postmaster.pid',
    'postmaster.opts',
    'backup_label',
    'backup_label.old',
    'pg_wal/000000010000000000000001',
    'pg_replslot/backup/',
    'pg_dynshmem/mmap.1',
    'base/pgsql_tmp/pgsql_tmp1.0',
    'base/16384/pg_internal.init',
    'global/pg_internal.init.12',
  ])('has no %s', (path) => {
    expect(isCopiedOnline(path)).toBe(false);
  });

  it('has finished and unfinished WAL, and nothing else of its folder', () => {
    const files = ['000000010000000000000001', '00000002.history', 'archive_status/', 'xlogtemp.1'];
    expect(files.map(isWal)).toEqual([true, true, false, false]);
  });

  it('has secrets and mails, and neither the lock nor the live database', () => {
    const own = ['secrets.json', 'mailbox/1.eml', 'postgres/admin-password', 'postgres/cluster/'];
    const others = ['lock.sqlite', 'lock.sqlite-journal', 'holder.json', 'postgres/cluster/base/'];
    expect([...own, ...others].filter(isOwnFile)).toEqual(own);
  });
});
