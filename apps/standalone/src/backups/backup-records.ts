import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupRecords, type BackupRecord } from '@chauffeur/contracts';
import { errorCode } from '@chauffeur/private-servers';
import type { BackupSettings } from './backup-settings.js';

/** The file of a data folder that says which backups there are; the gateway reads it. */
export const backupRecordsFile = (dataFolder: string) => join(dataFolder, 'backups.json');

/** What is known of each store of the settings, in their order; a new one has no backup yet. */
export async function readBackupRecords(
  dataFolder: string,
  settings: BackupSettings | undefined,
): Promise<BackupRecord[]> {
  const text = await readFile(backupRecordsFile(dataFolder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  const known = backupRecords.parse(JSON.parse(text));
  return (settings?.stores ?? []).map(
    ({ store }) => known.find((record) => record.store === store) ?? newRecord(store),
  );
}

/** Replaces the file as a whole. */
export async function writeBackupRecords(
  dataFolder: string,
  records: readonly BackupRecord[],
): Promise<void> {
  const file = backupRecordsFile(dataFolder);
  await writeFile(`${file}.next`, `${JSON.stringify(records, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.next`, file);
}

function newRecord(store: BackupRecord['store']): BackupRecord {
  return { store, since: new Date().toISOString(), lastSuccessAt: null, lastAttemptAt: null, problem: null };
}
