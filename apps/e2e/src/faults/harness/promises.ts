import type { Reconciliation } from './reconciliation.ts';

export interface AllowedDeviations {
  /** Statuses that a booking may get before it is accepted; 0 means no response. */
  readonly responses?: readonly number[];
  readonly rejected?: number;
  readonly neverEmails?: number;
  /** Emails that may arrive more than once, always with the same Message-ID: the sender can't know that the first one arrived. */
  readonly moreEmails?: number;
}

/** Checks the promises: nothing lost, nothing twice, no false success. Returns a phrase for each that does not hold. */
export function brokenPromises(result: Reconciliation, allowed: AllowedDeviations): string[] {
  const { responses = [], rejected = 0, neverEmails = 0, moreEmails = 0 } = allowed;
  const { emails, revenue } = result;
  const other = Object.keys(result.otherResponses).filter((status) => !responses.includes(Number(status)));
  const never = emails.customer.never + emails.staff.never;
  const more = emails.customer.more + emails.staff.more;
  const checks: (readonly [count: number, what: string])[] = [
    [result.accepted === 0 ? 1 : 0, 'run without an accepted booking'],
    [other.length, `kinds of responses that must not be: ${other.join(', ')}`],
    [result.attempted - result.accepted - rejected, 'bookings not accepted in the end'],
    [result.lost, 'accepted bookings not stored'],
    [result.twice, 'bookings stored twice'],
    [result.storedThoughRejected, 'bookings stored though they were rejected'],
    [never - neverEmails, 'emails that never arrived'],
    [Math.max(0, more - moreEmails), 'emails that arrived too often'],
    [emails.unrecognisableCopies, 'repeated emails with another Message-ID'],
    [emails.unexpectedEmails, 'emails that no booking requires'],
    [emails.logMismatches, 'emails that the delivery log records wrongly'],
    [revenue.never, 'paid bookings without revenue'],
    [revenue.more, 'revenue transactions too many'],
    [result.unpublished, 'events never published'],
    [result.deadLetters, 'dead letters'],
  ];
  return checks.filter(([count]) => count !== 0).map(([count, what]) => `${count} ${what}`);
}
