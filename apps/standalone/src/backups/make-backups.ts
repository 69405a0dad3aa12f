import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupRecord } from '@chauffeur/contracts/operations/backups';
import type { Configuration } from '../settings/configuration.js';
import type { Environment } from '../environment.js';
import { lockDataFolder } from '../data-folder/data-folder-lock.js';
import { backUp, removeLeftoverRestores } from './backup.js';
import { backupCommands, isBackupDue } from './backup-plan.rules.js';
import { readBackupRecords, writeBackupRecords } from './backup-records.js';
import type { BackupSettings } from '../settings/backup-settings.js';
import { prepareRepository, restic, type ResticOptions } from './restic.js';

export type BackupOptions = {
  /** Whether to add a backup even to stores that have one of today, and to create a store that has disappeared. */
  isForced?: boolean;
  signal?: AbortSignal | undefined;
};

/**
 * Makes the backups that are due: one copy of the data folder, with all databases as of one moment, added to each
 * store. Returns the records, which also hold failures. Rejects only if the records can't be written or another backup
 * runs.
 */
export async function makeBackups(
  configuration: Configuration,
  settings: BackupSettings,
  environment: Environment,
  { isForced = false, signal }: BackupOptions = {},
): Promise<BackupRecord[]> {
  const { dataFolder } = configuration;
  const now = new Date();
  const records = await readBackupRecords(dataFolder, settings);
  const due = records.filter((record) => isForced || isBackupDue(record, settings.hour, now));
  if (due.length === 0) return records;

  const workFolder = workFolderOf(dataFolder);
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  await using parts = new AsyncDisposableStack();
  const lock = await lockDataFolder(
    workFolder,
    (holder) => `Another backup is being made${holder}; wait until it has ended.`,
  );
  parts.defer(lock.release);
  const copies = copiesIn(workFolder);
  await rm(copies, { recursive: true, force: true });
  parts.defer(() => rm(copies, { recursive: true, force: true }));

  const copy = join(copies, 'copy');
  const copied = await problemOf(() => backUp(configuration, copy, signal));
  for (const record of due) {
    const repository = settings.stores.find(({ store }) => store === record.store)?.repository ?? '';
    const options = { repository, password: settings.password, environment, signal };
    const isKnown = record.lastSuccessAt !== null && !isForced;
    const problem = copied ?? (await problemOf(() => addTo(options, copy, now, isKnown)));
    // Aborted because the product stops. This is not a failure: the next start makes the backup.
    if (signal?.aborted) break;
    record.lastAttemptAt = now.toISOString();
    record.problem = problem;
    if (record.problem === null) record.lastSuccessAt = now.toISOString();
    await writeBackupRecords(dataFolder, records);
  }
  return records;
}

/**
 * Removes what a killed backup or restore left on the disk, because the database may need the space to start. Skips a
 * backup that runs. The caller has locked the data folder.
 */
export async function removeLeftoverCopies({ dataFolder }: Pick<Configuration, 'dataFolder'>): Promise<void> {
  await removeLeftoverRestores(dataFolder);
  const workFolder = workFolderOf(dataFolder);
  if (!existsSync(workFolder)) return;
  const lock = await lockDataFolder(workFolder).catch(() => undefined);
  if (!lock) return;
  await rm(copiesIn(workFolder), { recursive: true, force: true });
  await lock.release();
}

/** Next to the data folder, so that it is on the disk whose free space was checked. */
const workFolderOf = (dataFolder: string): string => `${dataFolder}-backup`;
const copiesIn = (workFolder: string): string => join(workFolder, 'copies');

async function addTo(options: ResticOptions, copy: string, now: Date, isKnown: boolean): Promise<void> {
  await prepareRepository(options, isKnown);
  for (const command of backupCommands(now)) await restic(options, command, copy);
}

async function problemOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
