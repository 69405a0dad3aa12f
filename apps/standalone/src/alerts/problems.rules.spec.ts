import { dayMs } from '@chauffeur/contracts/time/durations';
import type { BackupRecord } from '@chauffeur/contracts/operations/backups';
import { describe, expect, it } from '@jest/globals';
import { emptyObservation } from './observation.fixture.js';
import { findProblems, type AlertName, type Observation } from './problems.rules.js';

const now = new Date('2026-11-24T12:00:00Z');
const GiB = 1024 ** 3;
const backup: BackupRecord = {
  store: 'folder',
  since: '2026-11-01T00:00:00.000Z',
  lastSuccessAt: '2026-11-23T23:00:00.000Z',
  lastAttemptAt: '2026-11-23T23:00:00.000Z',
  problem: null,
};
const well: Observation = {
  backups: [backup],
  oldestEmailSeconds: 899,
  oldestPlannedMessageSeconds: 299,
  oldestEventSeconds: 119,
  deadLetters: 0,
  disks: [{ free: 6 * GiB, size: 40 * GiB }],
  certificate: { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-12-30T00:00:00Z') },
};
const wrong = (changes: Partial<Observation>, going: AlertName[] = []) =>
  findProblems({ ...well, ...changes }, now, (name) => going.includes(name))
    .filter(({ value }) => value !== undefined)
    .map(({ name }) => name);

describe('what is wrong', () => {
  it('is nothing if all is well, and covers each check', () => {
    expect(wrong({})).toEqual([]);
    expect(findProblems(well, now, () => false)).toHaveLength(8);
  });

  it.each<[AlertName, Partial<Observation>]>([
    ['BackupFailed', { backups: [{ ...backup, problem: 'no space' }] }],
    ['BackupOld', { backups: [{ ...backup, lastSuccessAt: '2026-11-23T09:59:59.000Z' }] }],
    ['MailsUnsent', { oldestEmailSeconds: 900 }],
    ['PlannedMessagesOverdue', { oldestPlannedMessageSeconds: 300 }],
    ['EventsUnsent', { oldestEventSeconds: 120 }],
    ['DeadLettersPresent', { deadLetters: 1 }],
    ['DiskNearlyFull', { disks: [{ free: 3.9 * GiB, size: 40 * GiB }] }],
    ['DiskNearlyFull', { disks: [{ free: 4.9 * GiB, size: 1_000 * GiB }] }],
    ['DiskNearlyFull', { disks: [{ free: 0.9 * GiB, size: 4 * GiB }] }],
    // Of two disks, the one with more free space can be the one that is nearly full.
    [
      'DiskNearlyFull',
      {
        disks: [
          { free: 1.5 * GiB, size: 8 * GiB },
          { free: 3.9 * GiB, size: 1_000 * GiB },
        ],
      },
    ],
    [
      'CertificateEnds',
      { certificate: { from: new Date('2026-09-09T00:00:00Z'), to: new Date('2026-12-08T00:00:00Z') } },
    ],
    [
      'CertificateEnds',
      { certificate: { from: new Date('2026-11-24T02:00:00Z'), to: new Date('2026-11-24T14:00:00Z') } },
    ],
  ])('%s: %j', (name, changes) => {
    expect(wrong(changes)).toEqual([name]);
  });

  it('names the minutes, the least free disk and the time of the last backup', () => {
    const seen: Observation = {
      ...well,
      backups: [{ ...backup, lastSuccessAt: null }],
      oldestEmailSeconds: 959,
      disks: [
        { free: 2.5 * GiB, size: 1_000 * GiB },
        { free: 1.5 * GiB, size: 1_000 * GiB },
      ],
    };
    const values = findProblems(seen, now, () => false).filter(({ value }) => value !== undefined);
    expect(values).toEqual([
      { name: 'BackupOld', value: 'folder: –' },
      { name: 'MailsUnsent', value: '15' },
      { name: 'DiskNearlyFull', value: '1.5 GiB' },
    ]);
  });

  it('is not a certificate that ends in 14 days, or a disk with 5 GiB left', () => {
    const to = new Date(now.getTime() + 14 * dayMs);
    expect(wrong({ certificate: { from: new Date('2026-09-09T12:00:00Z'), to } })).toEqual([]);
    expect(wrong({ disks: [{ free: 5 * GiB, size: 1_000 * GiB }] })).toEqual([]);
  });

  it('is not a short-lived certificate with more than a fifth of its lifetime left', () => {
    const from = new Date(now.getTime() - 4 * dayMs);
    const leaving = (days: number) =>
      wrong({ certificate: { from, to: new Date(now.getTime() + days * dayMs) } });
    expect(leaving(2)).toEqual([]);
    expect(leaving(0.9)).toEqual(['CertificateEnds']);
  });

  it('includes a full disk until half as much again is free', () => {
    const disks = [{ free: 5 * GiB, size: 40 * GiB }];
    expect(wrong({ disks })).toEqual([]);
    expect(wrong({ disks }, ['DiskNearlyFull'])).toEqual(['DiskNearlyFull']);
    expect(wrong({}, ['DiskNearlyFull'])).toEqual([]);
  });

  it('ends if the address of the site is not https any more', () => {
    const findings = findProblems({ ...emptyObservation, certificate: null }, now, () => true);
    expect(findings).toContainEqual({ name: 'CertificateEnds', value: undefined });
  });

  it('is unknown if it could not be measured', () => {
    expect(
      findProblems({ ...emptyObservation, backups: [backup] }, now, () => false).map(({ name }) => name),
    ).toEqual(['BackupFailed', 'BackupOld']);
  });
});
