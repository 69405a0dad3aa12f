import { z } from 'zod';
import { knownEntries } from '../http/known-entries.js';

/** Where backups go: a folder of the server, and a store elsewhere. */
export const backupStores = ['folder', 'remote'] as const;
export type BackupStore = (typeof backupStores)[number];

/** What is known of the backups in one store. */
export const backupRecord = z.object({
  store: z.enum(backupStores),
  /** Since when backups go there. */
  since: z.iso.datetime(),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed, in words for the operator; null where it did not. */
  problem: z.string().nullable(),
});
export type BackupRecord = z.infer<typeof backupRecord>;

/** The file that the scheduler writes and the gateway reads; one record for each store, none where nothing is configured. */
export const backupRecords = knownEntries(backupRecord);

/** Hours after which a backup is old: a day, and what making one may take. */
export const backupMaxAgeHours = 26;

/** When it was, in milliseconds since 1970; null also where that is still to come: a clock that was ahead has written it. */
export function pastMoment(moment: string | null, now: Date): number | null {
  const at = moment === null ? null : Date.parse(moment);
  return at === null || at > now.getTime() ? null : at;
}

/** Whether there has been no backup for too long, since the first one was due. */
export function isBackupOld(
  { lastSuccessAt, since }: Pick<BackupRecord, 'lastSuccessAt' | 'since'>,
  now: Date,
): boolean {
  const last = pastMoment(lastSuccessAt, now) ?? Date.parse(since);
  return now.getTime() - last > backupMaxAgeHours * 3_600_000;
}

/** For the back office; why an attempt failed is in the operator's mail and log alone. */
export const backupsResponse = z
  .object({
    /** null where the product does not make backups itself: separate services and development. */
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
