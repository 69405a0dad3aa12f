import { bakuOffsetMs, dayMs, hourMs } from '@chauffeur/contracts/time/durations';
import { pastMoment, type BackupRecord } from '@chauffeur/contracts/operations/backups';

/** Returns the last time at which backups were planned: at `hour` in Baku. */
export function lastPlannedAt(hour: number, now: Date): Date {
  const planned = Math.floor((now.getTime() + bakuOffsetMs) / dayMs) * dayMs + hour * hourMs - bakuOffsetMs;
  return new Date(planned <= now.getTime() ? planned : planned - dayMs);
}

/** Whether a store needs a backup now: the first one immediately, then one a day; after a failure, another attempt each hour. */
export function isBackupDue(
  { lastSuccessAt, lastAttemptAt, problem }: BackupRecord,
  hour: number,
  now: Date,
): boolean {
  const [attempted, succeeded] = [pastMoment(lastAttemptAt, now), pastMoment(lastSuccessAt, now)];
  if (problem !== null && attempted !== null && now.getTime() - attempted < hourMs) return false;
  return succeeded === null || succeeded < lastPlannedAt(hour, now).getTime();
}

/**
 * Returns the restic commands of one backup of its working directory: remove locks of killed runs, add the copy, remove
 * what the retention rule does not cover, and verify a seventh of the data, so that a week of backups verifies all of
 * it.
 */
export function backupCommands(now: Date): string[][] {
  const host = ['--host', 'chauffeur'];
  // All of the last three days: of older days only the last backup stays, and one made before an upgrade is the way
  // back.
  const rule = ['--keep-within', '3d', '--keep-daily', '7', '--keep-weekly', '4'];
  return [
    ['unlock'],
    ['backup', ...host, '.'],
    ['forget', ...host, '--group-by', 'host', ...rule, '--prune'],
    ['check', '--read-data-subset', `${now.getUTCDay() + 1}/7`],
  ];
}
