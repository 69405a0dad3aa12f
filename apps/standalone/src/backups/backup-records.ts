import { join } from 'node:path';
import { backupRecords, type BackupRecord } from '@chauffeur/contracts/operations/backups';
import { readStateFile, writeJsonFile } from '../data-folder/json-file.js';
import type { BackupSettings } from '../settings/backup-settings.js';

/** File in the data folder that lists the state of backups; the gateway reads it. */
export const backupRecordsFile = (dataFolder: string) => join(dataFolder, 'backups.json');

/** Reads the record of each configured store, in the order of the settings. A new store has no backup yet. */
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
