import { readFile } from 'node:fs/promises';
import { backupRecords, isBackupOld, type BackupsResponse } from '@chauffeur/contracts/operations/backups';

/** What the scheduler of backups has noted in its file; no file name where the product makes none itself. */
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
