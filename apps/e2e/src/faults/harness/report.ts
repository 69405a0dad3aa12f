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

const countsOf = ({ never, once, more }: Arrivals) => `${never}, ${once}, ${more}`;

const columns: Readonly<Record<string, (fault: FaultResult) => string>> = {
  'What happens': ({ what }) => what,
  Requested: ({ result, offeredPerSecond }) => `${result.attempted}, ${offeredPerSecond.toFixed(0)} a second`,
  'Accepted at once, in the end': ({ result }) => `${result.acceptedAtOnce}, ${result.accepted}`,
  'Other responses meanwhile': ({ result }) =>
    Object.entries(result.otherResponses)
      .map(([status, count]) => `${count} × ${status === '0' ? 'none' : status}`)
      .join(', ') || 'none',
  'Stored; lost, twice': ({ result }) => `${result.stored}; ${result.lost}, ${result.twice}`,
  'Emails to customers 0, 1, more times': ({ result }) => countsOf(result.emails.customer),
  'Emails to staff 0, 1, more times': ({ result }) => countsOf(result.emails.staff),
  'Revenue rows 0, 1, more': ({ result }) => countsOf(result.revenue),
  'Ready again': ({ readyAfter }) => `${readyAfter.toFixed(1)} s`,
  'Last email': ({ lastEmailAfter }) => `${lastEmailAfter.toFixed(0)} s`,
  Notes: ({ notes, result }) => {
    const log = Object.entries(result.emails.log).map(([status, count]) => `${count} ${status}`);
    return [...notes, ...(log.length > 1 ? [`delivery log: ${log.join(', ')}`] : [])].join('; ');
  },
  Passed: ({ broken }) => (broken.length === 0 ? 'yes' : `no: ${broken.join('; ')}`),
  Run: ({ run }) => run,
};
const titles = Object.keys(columns);

export const cellsOf = (fault: FaultResult): string[] => Object.values(columns).map((cell) => cell(fault));

/** Merges rows into an earlier table, by the first cell without seconds. Drops a table with other columns. */
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
  const merged = head?.join() === titles.join() ? known : [];
  const all = new Map([...merged.map((row) => [keyOf(row), row] as const), ...fresh]);
  return markdownTable(titles, [...all.values()], { isText: true });
}
