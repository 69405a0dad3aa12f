import { markdownTable } from '@chauffeur/bench/performance-document';
import type { Reconciliation } from './reconciliation.ts';
import type { Arrivals } from './tally.ts';

export interface FaultResult {
  readonly what: string;
  readonly result: Reconciliation;
  readonly offeredPerSecond: number;
  /** Seconds from the end of the fault until all services were ready, and until the last email. */
  readonly readyAfter: number;
  readonly lastEmailAfter: number;
  readonly notes: readonly string[];
  readonly broken: readonly string[];
  /** Date of the run (YYYY-MM-DD), and how its durations were scaled. */
  readonly run: string;
}

const columns = [
  'What happens',
  'Requested',
  'Accepted at once, in the end',
  'Other responses meanwhile',
  'Stored; lost, twice',
  'Emails to customers 0, 1, more times',
  'Emails to staff 0, 1, more times',
  'Revenue rows 0, 1, more',
  'Ready again',
  'Last email',
  'Notes',
  'Passed',
  'Run',
];

export function cellsOf(fault: FaultResult): string[] {
  const { what, result, offeredPerSecond, readyAfter, lastEmailAfter, notes, broken, run } = fault;
  const { emails, revenue } = result;
  const responses = Object.entries(result.otherResponses).map(
    ([status, count]) => `${count} × ${status === '0' ? 'none' : status}`,
  );
  const arrivals = ({ never, once, more }: Arrivals) => `${never}, ${once}, ${more}`;
  const log = Object.entries(emails.log).map(([status, count]) => `${count} ${status}`);
  return [
    what,
    `${result.attempted}, ${offeredPerSecond.toFixed(0)} a second`,
    `${result.acceptedAtOnce}, ${result.accepted}`,
    responses.join(', ') || 'none',
    `${result.stored}; ${result.lost}, ${result.twice}`,
    arrivals(emails.customer),
    arrivals(emails.staff),
    arrivals(revenue),
    `${readyAfter.toFixed(1)} s`,
    `${lastEmailAfter.toFixed(0)} s`,
    [...notes, ...(log.length > 1 ? [`delivery log: ${log.join(', ')}`] : [])].join('; '),
    broken.length === 0 ? 'yes' : `no: ${broken.join('; ')}`,
    run,
  ];
}

/**
 * Returns a table of these rows and the earlier ones. A row replaces an earlier one with the same first cell, ignoring
 * seconds. Earlier rows are dropped if their table has other columns.
 */
export function faultsTable(rows: readonly (readonly string[])[], earlier = ''): string {
  const [head, , ...known] = earlier
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const keyOf = ([what = '']: readonly string[]) => what.replaceAll(/\d+ s\b/g, '');
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  const merged = head?.join() === columns.join() ? known : [];
  const all = new Map([...merged.map((row) => [keyOf(row), row] as const), ...fresh]);
  return markdownTable(columns, [...all.values()], { isText: true });
}
