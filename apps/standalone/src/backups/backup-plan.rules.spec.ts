import { isBackupOld, type BackupRecord } from '@chauffeur/contracts/operations/backups';
import { describe, expect, it } from '@jest/globals';
import { backupCommands, isBackupDue, lastPlannedAt } from './backup-plan.rules.js';

const record = (changes: Partial<BackupRecord> = {}): BackupRecord => ({
  store: 'folder',
  since: '2026-11-20T10:00:00.000Z',
  lastSuccessAt: null,
  lastAttemptAt: null,
  problem: null,
  ...changes,
});
const at = (moment: string) => new Date(moment);

describe('the plan of backups', () => {
  it.each([
    ['2026-11-23T22:59:59.000Z', '2026-11-22T23:00:00.000Z'],
    ['2026-11-23T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    ['2026-11-24T12:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ])('has three at night in Baku: at %s the last one was planned at %s', (now, planned) => {
    expect(lastPlannedAt(3, at(now)).toISOString()).toBe(planned);
  });

  it('makes the first one immediately, then one a day, even if the night was missed', () => {
    expect(isBackupDue(record(), 3, at('2026-11-23T12:00:00Z'))).toBe(true);
    const made = record({ lastSuccessAt: '2026-11-23T12:00:00.000Z' });
    expect(isBackupDue(made, 3, at('2026-11-23T22:59:00Z'))).toBe(false);
    expect(isBackupDue(made, 3, at('2026-11-23T23:00:00Z'))).toBe(true);
    expect(isBackupDue(made, 3, at('2026-11-26T09:00:00Z'))).toBe(true);
  });

  it('tries again an hour after a failure', () => {
    const failed = record({ lastAttemptAt: '2026-11-23T23:00:00.000Z', problem: 'no space' });
    expect(isBackupDue(failed, 3, at('2026-11-23T23:59:59Z'))).toBe(false);
    expect(isBackupDue(failed, 3, at('2026-11-24T00:00:00Z'))).toBe(true);
    // A backup made by the operator shortly before does not postpone the nightly one.
    const manual = { lastAttemptAt: '2026-11-23T22:30:00.000Z', lastSuccessAt: '2026-11-23T22:30:00.000Z' };
    expect(isBackupDue(record(manual), 3, at('2026-11-23T23:00:00Z'))).toBe(true);
  });

  it('ignores times that were written while the clock was ahead', () => {
    const [ahead, now] = ['2027-05-01T00:00:00.000Z', at('2026-11-24T12:00:00Z')];
    expect(isBackupDue(record({ lastSuccessAt: ahead, lastAttemptAt: ahead }), 3, now)).toBe(true);
    expect(isBackupDue(record({ lastAttemptAt: ahead, problem: 'no space' }), 3, now)).toBe(true);
    expect(isBackupOld(record({ lastSuccessAt: ahead }), now)).toBe(true);
  });

  it('keeps seven days and four weeks, and reads all data again within a week', () => {
    const week = Array.from({ length: 7 }, (_, day) => backupCommands(at(`2026-11-${22 + day}T23:00:00Z`)));
    const [sunday = []] = week;
    expect(sunday.map(([command]) => command)).toEqual(['unlock', 'backup', 'forget', 'check']);
    expect(sunday[2]?.join(' ')).toContain('--keep-within 3d --keep-daily 7 --keep-weekly 4 --prune');
    expect(week.map((commands) => commands[3]?.at(-1))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((part) => `${part}/7`),
    );
  });
});
