import { readFile } from 'node:fs/promises';
import { backupRecords, isBackupOld, type BackupsResponse } from '@chauffeur/contracts/operations/backups';

/** Reads what the backup scheduler recorded. `file` is undefined if the product makes no backups itself. */
export async function readBackups(file: string | undefined, now = new Date()): Promise<BackupsResponse> {
  if (file === undefined) return { stores: null };
  const records = backupRecords.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    stores: records.map((record) => ({
      store: record.store,
      lastSuccessAt: record.lastSuccessAt,
      isOld: isBackupOld(record, now),
      hasFailed: record.problem !== null,
    })),
  };
}
