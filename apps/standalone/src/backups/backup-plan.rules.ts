import { bakuOffsetMs, dayMs, hourMs } from '@chauffeur/contracts/durations';
import { pastMoment, type BackupRecord } from '@chauffeur/contracts/operations/backups';

/** The last moment at which backups were to begin: `hour` of Baku's clocks. */
export function lastPlannedAt(hour: number, now: Date): Date {
  const planned = Math.floor((now.getTime() + bakuOffsetMs) / dayMs) * dayMs + hour * hourMs - bakuOffsetMs;
  return new Date(planned <= now.getTime() ? planned : planned - dayMs);
}

/** Whether a store gets a backup now: the first one at once, then one a day, and after a failure another attempt each hour. */
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
 * What restic is called with for one backup of its working directory: locks of killed runs go, the copy is added, what the
 * rule does not keep is removed, and a seventh of all data is read again, so that a week's checks have read it all.
 */
export function backupCommands(now: Date): string[][] {
  const host = ['--host', 'chauffeur'];
  // Of three days all: of a day the rule keeps the last one, and an operator makes one before an upgrade, as a way back.
  const rule = ['--keep-within', '3d', '--keep-daily', '7', '--keep-weekly', '4'];
  return [
    ['unlock'],
    ['backup', ...host, '.'],
    ['forget', ...host, '--group-by', 'host', ...rule, '--prune'],
    ['check', '--read-data-subset', `${now.getUTCDay() + 1}/7`],
  ];
}
