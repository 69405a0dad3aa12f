import { cpus } from 'node:os';

/** The head of a table. */
export function headOf(columns: readonly string[]): string {
  return `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`;
}

export function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Rows of this run in the place of earlier ones with the same first cell, seconds aside; the others stay. */
export function mergeRows(head: string, earlier: string, rows: readonly string[]): string {
  const about = (row: string) =>
    row
      .split('|')[1]
      ?.replaceAll(/\d+ s\b/g, '')
      .trim();
  const kept = earlier.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| --'));
  const old = kept.slice(1).map((line) => line.replaceAll(/ {2,}/g, ' '));
  const fresh = new Map(rows.map((row) => [about(row), row]));
  const merged = old.map((row) => {
    const now = fresh.get(about(row));
    fresh.delete(about(row));
    return now ?? row;
  });
  return [head, ...merged, ...fresh.values()].join('\n');
}

/** Its processors and Node. */
export function machine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() || process.arch}, Node ${process.versions.node}`;
}

/** When and where a table was written. */
export function lastRun(): string {
  return `Last run on ${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
}
