import { headOf, rowOf } from '../table-rows.ts';
import type { Tally } from '../tally.ts';

/** What came of a fault. */
export interface FaultResult {
  readonly name: string;
  readonly what: string;
  readonly tally: Tally;
  /** Bookings that were not accepted. */
  readonly refusals: number;
  /** Seconds from the end of the fault to the last mail. */
  readonly drained: number;
  readonly allowed: { readonly never: number; readonly more: number };
  /** How the run was: its date, and what was scaled. */
  readonly run: string;
}

const columns = [
  'What happens',
  'Bookings accepted',
  'Mails that arrived 0, 1, more times',
  'Delivery log',
  'Last mail after its end',
  'Kept',
  'Run',
];

/** True where nothing accepted is missing, nothing comes too often, and the log tells the truth. */
export function isKept({ tally, refusals, allowed }: FaultResult): boolean {
  return (
    tally.accepted > 0 &&
    refusals === 0 &&
    tally.never === allowed.never &&
    tally.more <= allowed.more &&
    tally.unrecognisable + tally.strangers + tally.logLies === 0
  );
}

export function faultRow(result: FaultResult): string {
  const { what, tally, refusals, drained, run } = result;
  const log = Object.entries(tally.log).map(([state, count]) => `${count} ${state}`);
  const cells = [
    what,
    `${tally.accepted}${refusals > 0 ? `, ${refusals} not` : ''}`,
    `${tally.never}, ${tally.once}, ${tally.more}`,
    log.toSorted().join(', '),
    `${drained.toFixed(0)} s`,
    isKept(result) ? 'yes' : 'no',
    run,
  ];
  return rowOf(cells);
}

export const faultsHead = headOf(columns);
