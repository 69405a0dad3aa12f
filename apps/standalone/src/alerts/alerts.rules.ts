import { pastMoment } from '@chauffeur/contracts/operations/backups';
import { tolerantArray } from '@chauffeur/contracts/http/tolerant-array';
import { z } from 'zod';
import { alertNames, type AlertName, type Finding } from './problems.rules.js';

/** An alert that is active, or has ended and was not reported as ended yet. */
const alert = z.object({
  name: z.enum(alertNames),
  since: z.iso.datetime(),
  value: z.string(),
  /** When the operator was last notified; null if not yet. */
  notifiedAt: z.iso.datetime().nullable(),
  hasEnded: z.boolean(),
});
export type Alert = z.infer<typeof alert>;
export const alerts = tolerantArray(alert);

export type AlertMessage = { kind: 'begun' | 'repeated' | 'ended'; alert: Alert };

/** An active alert is reported again after this time. */
const repeatAfterMs = 24 * 3_600_000;

/** Returns the alerts after a check: adds new ones, marks those whose problem is over as ended, leaves the others. */
export function nextAlerts(current: readonly Alert[], findings: readonly Finding[], now: Date): Alert[] {
  const found = new Map<AlertName, Finding>(findings.map((finding) => [finding.name, finding]));
  const known = current.map((one): Alert => {
    const finding = found.get(one.name);
    found.delete(one.name);
    if (finding === undefined) return one;
    return { ...one, value: finding.value ?? one.value, hasEnded: finding.value === undefined };
  });
  const begun = [...found.values()].flatMap(({ name, value }): Alert[] =>
    value === undefined ? [] : [{ name, value, since: now.toISOString(), notifiedAt: null, hasEnded: false }],
  );
  return [...known, ...begun];
}

/** Returns the messages that are due: one at the start, one a day while the alert is active, one at the end. */
export function messagesOf(current: readonly Alert[], now: Date): AlertMessage[] {
  return current.flatMap((one): AlertMessage[] => {
    if (one.hasEnded) return [{ kind: 'ended', alert: one }];
    if (one.notifiedAt === null) return [{ kind: 'begun', alert: one }];
    // A time in the future comes from a clock that was ahead, and would silence the alert until then.
    const notifiedAt = pastMoment(one.notifiedAt, now);
    const isRecent = notifiedAt !== null && now.getTime() - notifiedAt < repeatAfterMs;
    return isRecent ? [] : [{ kind: 'repeated', alert: one }];
  });
}

/** Returns the alerts after a message has reached the operator. Removes an alert whose end was reported. */
export function afterNotice(
  current: readonly Alert[],
  { alert: notified }: AlertMessage,
  now: Date,
): Alert[] {
  return current.flatMap((one): Alert[] => {
    if (one.name !== notified.name) return [one];
    return one.hasEnded ? [] : [{ ...one, notifiedAt: now.toISOString() }];
  });
}
