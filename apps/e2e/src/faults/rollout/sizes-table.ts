import { markdownTable } from '@chauffeur/bench/performance-document';

/** What was done for some time, and how often. */
export interface Load {
  /** As in the column's head: `booking`. */
  readonly name: string;
  readonly count: number;
  readonly perSecond: number;
}

/** What one service used. */
export interface ServiceSize {
  readonly name: string;
  /** MiB before the load, and at most during it. */
  readonly atRest: number;
  readonly peak: number;
  /** Milliseconds of processor time under each load, by its name. */
  readonly cpu: Readonly<Record<string, number>>;
}

/** The sizes as a Markdown table: memory, and for each load the processor's milliseconds for one of its kind. */
export function sizesTable(loads: readonly Load[], services: readonly ServiceSize[]): string {
  const columns = ['Service', 'At rest, MiB', 'Highest, MiB', ...loads.map(({ name }) => `ms per ${name}`)];
  const rows = services.map(({ name, atRest, peak, cpu }) => [
    name,
    atRest.toFixed(0),
    peak.toFixed(0),
    ...loads.map((load) => {
      const value = (cpu[load.name] ?? 0) / Math.max(1, load.count);
      return value < 0.05 ? '' : value.toFixed(value < 10 ? 1 : 0);
    }),
  ]);
  const done = loads.map(
    ({ name, count, perSecond }) => `${count} × ${name} at ${perSecond.toFixed(1)} a second`,
  );
  return `${markdownTable(columns, rows)}

Loads: ${done.join(', ')}. A millisecond for each, 10 times a second, is 10m of a processor.`;
}
