import type { Account } from './account.ts';

/** What may come of a fault; nothing unless it says so. */
export interface Allowed {
  /** Statuses that a booking may get before it is accepted; 0 stands for no answer. */
  readonly answers?: readonly number[];
  /** Bookings that are refused for good. */
  readonly refused?: number;
  /** Mails that may arrive more than once, always with one Message-ID: nobody can know that the first one did. */
  readonly moreMails?: number;
  /** Messages that are parked. */
  readonly parked?: number;
}

/** Counts beside the bookings' own. */
export interface Leftovers {
  /** Events that were never published. */
  readonly unsent: number;
  readonly parked: number;
}

/** Nothing lost, nothing twice, no false success: what of it does not hold, a sentence each. */
export function brokenPromises(account: Account, leftovers: Leftovers, allowed: Allowed): string[] {
  const { answers = [], refused = 0, moreMails = 0, parked = 0 } = allowed;
  const { mails, revenue } = account;
  const other = Object.keys(account.otherAnswers).filter((status) => !answers.includes(Number(status)));
  const faults: (readonly [count: number, what: string])[] = [
    [account.accepted === 0 ? 1 : 0, 'run without a single accepted booking'],
    [other.length, `kinds of answers that must not be: ${other.join(', ')}`],
    [account.asked - account.accepted - refused, 'bookings not accepted in the end'],
    [account.lost, 'accepted bookings not stored'],
    [account.twice, 'bookings stored twice'],
    [account.storedThoughRefused, 'bookings stored though they were refused'],
    [mails.never, 'mails never came'],
    [Math.max(0, mails.more - moreMails), 'mails came too often'],
    [mails.unrecognisable, 'repeated mails with another Message-ID'],
    [mails.strangers, 'mails that nobody asked for'],
    [mails.logLies, 'mails of which the delivery log says what is not so'],
    [revenue.never, 'paid bookings without revenue'],
    [revenue.more, 'revenue transactions too many'],
    [leftovers.unsent, 'events never published'],
    [leftovers.parked - parked, 'messages parked that should not be, or not parked that should'],
  ];
  return faults.filter(([count]) => count !== 0).map(([count, what]) => `${count} ${what}`);
}
