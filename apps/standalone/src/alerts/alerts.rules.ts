import { pastMoment } from '@chauffeur/contracts/operations/backups';
import { knownEntries } from '@chauffeur/contracts/http/known-entries';
import { z } from 'zod';
import { alertNames, type AlertName, type Finding } from './problems.rules.js';

/** An alert that has begun, or has ended and is still to be reported. */
const alert = z.object({
  name: z.enum(alertNames),
  since: z.iso.datetime(),
  value: z.string(),
  /** When the operator was notified last; null before the first time. */
  notifiedAt: z.iso.datetime().nullable(),
  hasEnded: z.boolean(),
});
export type Alert = z.infer<typeof alert>;
export const alerts = knownEntries(alert);

/** What the operator is to be notified of now. */
export type AlertMessage = { kind: 'begun' | 'repeated' | 'ended'; alert: Alert };

/** An alert that has not ended is reported again after this. */
const repeatAfterMs = 24 * 3_600_000;

/** The alerts after what was found: new ones begin, those that are found no more end, others stay as they are. */
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

/** The messages of this moment: once at the beginning, once a day while it lasts, once at the end. */
export function messagesOf(current: readonly Alert[], now: Date): AlertMessage[] {
  return current.flatMap((one): AlertMessage[] => {
    if (one.hasEnded) return [{ kind: 'ended', alert: one }];
    if (one.notifiedAt === null) return [{ kind: 'begun', alert: one }];
    // One of the future is of a clock that was ahead, and would silence the alert until then.
    const notifiedAt = pastMoment(one.notifiedAt, now);
    const isRecent = notifiedAt !== null && now.getTime() - notifiedAt < repeatAfterMs;
    return isRecent ? [] : [{ kind: 'repeated', alert: one }];
  });
}

/** The alerts after a message has reached the operator: one that has ended is forgotten. */
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
