import { describe, expect, it } from '@jest/globals';
import { afterNotice, messagesOf, nextAlerts, type Alert } from './alerts.rules.js';
import type { Finding } from './problems.rules.js';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours));

/** Returns the kinds of messages after each of several checks, if all messages reach the operator. */
function kindsOf(looks: [hours: number, value: string | undefined | null][]): string[][] {
  let current: Alert[] = [];
  return looks.map(([hours, value]) => {
    const findings: Finding[] = value === null ? [] : [{ name: 'MailsUnsent', value }];
    current = nextAlerts(current, findings, at(hours));
    const messages = messagesOf(current, at(hours));
    for (const message of messages) current = afterNotice(current, message, at(hours));
    return messages.map(({ kind }) => kind);
  });
}

describe('an alert', () => {
  it('is reported once at its beginning, once a day while it lasts, and once at its end', () => {
    const looks = kindsOf([
      [0, undefined],
      [1, '15'],
      [2, '75'],
      [24, '1400'],
      [25, '1500'],
      [26, '1560'],
      [27, undefined],
      [28, undefined],
      [29, '15'],
    ]);
    expect(looks).toEqual([[], ['begun'], [], [], ['repeated'], [], ['ended'], [], ['begun']]);
  });

  it('is reported again once a clock that was ahead is right again, and from then on once a day', () => {
    const looks = kindsOf([
      [1_000, '15'],
      [1, '15'],
      [2, '15'],
      [25, '15'],
    ]);
    expect(looks).toEqual([['begun'], ['repeated'], [], ['repeated']]);
  });

  it('neither begins nor ends while nothing can be measured', () => {
    expect(
      kindsOf([
        [1, '15'],
        [2, null],
        [3, '15'],
        [4, null],
        [5, undefined],
      ]),
    ).toEqual([['begun'], [], [], [], ['ended']]);
  });

  it('stays unreported while the operator is notified of another one', () => {
    const findings: Finding[] = [
      { name: 'MailsUnsent', value: '15' },
      { name: 'DiskNearlyFull', value: '1 GiB' },
    ];
    const begun = nextAlerts([], findings, at(1));
    const [first] = messagesOf(begun, at(1));
    const after = first ? afterNotice(begun, first, at(1)) : [];
    expect(after.map(({ name, notifiedAt }) => [name, notifiedAt])).toEqual([
      ['MailsUnsent', at(1).toISOString()],
      ['DiskNearlyFull', null],
    ]);
  });

  it('is reported again at the next check if the operator was not reached', () => {
    const finding: Finding[] = [{ name: 'DiskNearlyFull', value: '1 GiB' }];
    const once = nextAlerts([], finding, at(1));
    const again = nextAlerts(once, finding, at(2));
    expect(messagesOf(again, at(2)).map(({ kind }) => kind)).toEqual(['begun']);
    expect(again[0]?.since).toBe(at(1).toISOString());
  });
});
