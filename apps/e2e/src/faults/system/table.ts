import type { Arrivals } from '../tally.ts';
import { headOf, rowOf } from '../table-rows.ts';
import type { Account } from './account.ts';

/** What came of a fault. */
export interface SystemResult {
  readonly name: string;
  readonly what: string;
  readonly account: Account;
  readonly offeredPerSecond: number;
  /** Seconds from the end of the fault until all services said that they are ready, and until the last mail. */
  readonly readyAfter: number;
  readonly lastMailAfter: number;
  readonly notes: readonly string[];
  /** Promises that did not hold. */
  readonly broken: readonly string[];
  /** When it ran, YYYY-MM-DD. */
  readonly date: string;
}

export const systemHead = headOf([
  'What happens',
  'Asked for',
  'Accepted at once, in the end',
  'Other answers meanwhile',
  'Stored; lost, twice',
  'Mails to customers 0, 1, more times',
  'Mails to staff 0, 1, more times',
  'Revenue rows 0, 1, more',
  'Ready again',
  'Last mail',
  'Besides',
  'Kept',
  'Run',
]);

export function systemRow(result: SystemResult): string {
  const { what, account, offeredPerSecond, readyAfter, lastMailAfter, notes, broken, date } = result;
  const answers = Object.entries(account.otherAnswers).map(
    ([status, count]) => `${count} × ${status === '0' ? 'none' : status}`,
  );
  return rowOf([
    what,
    `${account.asked}, ${offeredPerSecond.toFixed(0)} a second`,
    `${account.acceptedAtOnce}, ${account.accepted}`,
    answers.join(', ') || 'none',
    `${account.stored}; ${account.lost}, ${account.twice}`,
    arrivals(account.mails.customers),
    arrivals(account.mails.staff),
    arrivals(account.revenue),
    `${readyAfter.toFixed(1)} s`,
    `${lastMailAfter.toFixed(0)} s`,
    notes.join('; ') || '',
    broken.length === 0 ? 'yes' : `no: ${broken.join('; ')}`,
    date,
  ]);
}

function arrivals({ never, once, more }: Arrivals): string {
  return `${never}, ${once}, ${more}`;
}
