import { dayMs } from '@chauffeur/contracts/time/durations';
import { isBackupOld, type BackupRecord } from '@chauffeur/contracts/operations/backups';

/** The operator's alerts, by their names in the runbook. */
export const alertNames = [
  'BackupFailed',
  'BackupOld',
  'MailsUnsent',
  'PlannedMessagesOverdue',
  'EventsUnsent',
  'DeadLettersPresent',
  'DiskNearlyFull',
  'CertificateEnds',
] as const;
export type AlertName = (typeof alertNames)[number];

/** Measurements at one time; undefined if something could not be measured. */
export type Observation = {
  backups: readonly BackupRecord[];
  /** Age of the oldest unsent email. */
  oldestEmailSeconds: number | undefined;
  oldestPlannedMessageSeconds: number | undefined;
  oldestEventSeconds: number | undefined;
  deadLetters: number | undefined;
  /** In bytes, of each folder that the product writes to. */
  disks: readonly { free: number; size: number }[];
  /** Null if the site has none, because its address is not https. */
  certificate: { from: Date; to: Date } | undefined | null;
};

/** `value` goes into the operator's text; undefined if there is no problem. */
export type Finding = { name: AlertName; value: string | undefined };

const GiB = 1024 ** 3;

/** What could not be measured has no finding: its alert neither starts nor ends. The limit for ending is wider. */
export function findProblems(
  seen: Observation,
  now: Date,
  isActive: (name: AlertName) => boolean,
): Finding[] {
  const { backups, deadLetters, disks, certificate } = seen;
  const failed = backups.filter(({ problem }) => problem !== null);
  const full = disks.filter((disk) => isNearlyFull(disk, isActive('DiskNearlyFull')));
  const old = backups.filter((record) => isBackupOld(record, now));
  const findings: (Finding | undefined)[] = [
    found(
      'BackupFailed',
      failed.length > 0,
      failed.map(({ store, problem }) => `${store}: ${problem}`).join('; '),
    ),
    found(
      'BackupOld',
      old.length > 0,
      old.map(({ store, lastSuccessAt }) => `${store}: ${lastSuccessAt ?? '–'}`).join('; '),
    ),
    waiting('MailsUnsent', seen.oldestEmailSeconds, 15),
    waiting('PlannedMessagesOverdue', seen.oldestPlannedMessageSeconds, 5),
    waiting('EventsUnsent', seen.oldestEventSeconds, 2),
    deadLetters === undefined ? undefined : found('DeadLettersPresent', deadLetters > 0, String(deadLetters)),
    disks.length === 0
      ? undefined
      : found('DiskNearlyFull', full.length > 0, `${leastFree(full).toFixed(1)} GiB`),
    certificate === null
      ? found('CertificateEnds', false, '')
      : certificate && found('CertificateEnds', endsSoon(certificate, now), certificate.to.toISOString()),
  ];
  return findings.filter((finding) => finding !== undefined);
}

function found(name: AlertName, isWrong: boolean, value: string): Finding {
  return { name, value: isWrong ? value : undefined };
}

/** Returns a finding about work that may wait for up to `maxMinutes`. */
function waiting(name: AlertName, seconds: number | undefined, maxMinutes: number): Finding | undefined {
  if (seconds === undefined) return undefined;
  return found(name, seconds >= maxMinutes * 60, String(Math.floor(seconds / 60)));
}

/** In GiB. */
function leastFree(disks: Observation['disks']): number {
  return Math.min(...disks.map(({ free }) => free)) / GiB;
}

/** Threshold: a tenth of the disk, but at least 1 GiB and at most 5 GiB. Half as much again ends the alert. */
function isNearlyFull({ free, size }: { free: number; size: number }, isActive: boolean): boolean {
  const threshold = Math.max(GiB, Math.min(size / 10, 5 * GiB));
  return free < (isActive ? threshold * 1.5 : threshold);
}

/** Caddy renews a certificate in the last third of its lifetime. */
function endsSoon({ from, to }: { from: Date; to: Date }, now: Date): boolean {
  const lifetime = to.getTime() - from.getTime();
  return to.getTime() - now.getTime() < Math.min(lifetime / 5, 14 * dayMs);
}
