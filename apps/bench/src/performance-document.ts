import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** Returns a Markdown table. The first column is text; the others are right-aligned numbers unless `isText`. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { isText = false } = {},
): string {
  const rule = columns.map((_, index) => (isText || index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the table of what was measured against goals, and whether all are met. A row without a goal is for information. */
export function goalsTable(
  rows: readonly (readonly [what: string, measured: string, goal?: string, isMet?: boolean])[],
) {
  const cells = rows.map(([what, measured, goal = '', isMet = true]) => [
    what,
    measured,
    isMet ? goal : `${goal}, missed`,
  ]);
  return {
    parts: [markdownTable(['What', 'Measured', 'Goal'], cells)],
    isMet: rows.every(([, , , isMet = true]) => isMet),
  };
}

/** "2 × Xeon, Node 24.1.0" */
export function machine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() || process.arch}, Node ${process.versions.node}`;
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Splits a document at the place of a command, which is between two marker lines. Throws if there is none. */
function partsOf(document: string, command: string): [before: string, measurement: string, after: string] {
  const begin = `<!-- begin of ${command} -->`;
  const from = document.indexOf(begin) + begin.length;
  const to = document.indexOf(`<!-- end of ${command} -->`);
  if (from < begin.length || to < from) throw new Error(`The document has no "${begin}" and its end.`);
  return [document.slice(0, from), document.slice(from, to), document.slice(to)];
}

/** Replaces the measurement of a command such as `bench web` in a document. */
export function withMeasurement(document: string, measurement: string, command: string): string {
  const [before, , after] = partsOf(document, command);
  return `${before}\n\n${measurement}\n\n${after}`;
}

/** Returns the measurement of a command in a document; empty if there is none yet. */
export function measurementIn(document: string, command: string): string {
  return partsOf(document, command)[1].trim();
}

export async function writeMeasurement(file: string, measurement: string, command: string): Promise<void> {
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), measurement, command));
  process.stdout.write(`Written into ${file}.\n`);
}
