import { z } from 'zod';
import { tolerantArray } from '../http/tolerant-array.js';

/** Stores of backups: a folder on the server, and a remote store. */
export const backupStores = ['folder', 'remote'] as const;
export type BackupStore = (typeof backupStores)[number];

/** The status of the backups in one store. */
export const backupRecord = z.object({
  store: z.enum(backupStores),
  /** Since when backups are stored there. */
  since: z.iso.datetime(),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed, as text for the operator; null if it succeeded. */
  problem: z.string().nullable(),
});
export type BackupRecord = z.infer<typeof backupRecord>;

/** The file that the scheduler writes and the gateway reads: a record for each configured store. */
export const backupRecords = tolerantArray(backupRecord);

/** Hours after which a backup is old: a day plus the time to make one. */
export const backupMaxAgeHours = 26;

/** Returns a moment in milliseconds since 1970; null if it is in the future, as written by a clock that was ahead. */
export function pastMoment(moment: string | null, now: Date): number | null {
  const at = moment === null ? null : Date.parse(moment);
  return at === null || at > now.getTime() ? null : at;
}

/** Whether the last backup, or the start of backups if there is none, was too long ago. */
export function isBackupOld(
  { lastSuccessAt, since }: Pick<BackupRecord, 'lastSuccessAt' | 'since'>,
  now: Date,
): boolean {
  const last = pastMoment(lastSuccessAt, now) ?? Date.parse(since);
  return now.getTime() - last > backupMaxAgeHours * 3_600_000;
}

/** The response for the back office. Only the operator's email and log have the reason of a failure. */
export const backupsResponse = z
  .object({
    /** Null if the product does not make backups itself: as separate services, and in development. */
    stores: z
      .array(
        backupRecord
          .pick({ store: true, lastSuccessAt: true })
          .extend({ isOld: z.boolean(), hasFailed: z.boolean() }),
      )
      .nullable(),
  })
  .meta({ id: 'Backups' });
export type BackupsResponse = z.infer<typeof backupsResponse>;
