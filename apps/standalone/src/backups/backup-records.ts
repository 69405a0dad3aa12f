import { join } from 'node:path';
import { backupRecords, type BackupRecord } from '@chauffeur/contracts/operations/backups';
import { readStateFile, writeJsonFile } from '../data-folder/json-file.js';
import type { BackupSettings } from '../settings/backup-settings.js';

/** The file of a data folder that says which backups there are; the gateway reads it. */
export const backupRecordsFile = (dataFolder: string) => join(dataFolder, 'backups.json');

/** What is known of each store of the settings, in their order; a new one has no backup yet. */
export async function readBackupRecords(
  dataFolder: string,
  settings: BackupSettings | undefined,
): Promise<BackupRecord[]> {
  const known = backupRecords.parse(await readStateFile(backupRecordsFile(dataFolder), []));
  return (settings?.stores ?? []).map(
    ({ store }) => known.find((record) => record.store === store) ?? newRecord(store),
  );
}

export function writeBackupRecords(dataFolder: string, records: readonly BackupRecord[]): Promise<void> {
  return writeJsonFile(backupRecordsFile(dataFolder), records);
}

function newRecord(store: BackupRecord['store']): BackupRecord {
  return { store, since: new Date().toISOString(), lastSuccessAt: null, lastAttemptAt: null, problem: null };
}
