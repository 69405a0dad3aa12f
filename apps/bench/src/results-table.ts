import { brokenBudgets } from './budgets.js';
import type { Measurement } from './measurement.js';

/** A row of the table. */
export interface PageResult {
  /** As in the routes: `/tours/:id`. */
  readonly name: string;
  readonly measurement: Measurement;
  /** What cost points in accessibility, best practices and SEO, one line each. */
  readonly faults: readonly string[];
}

const columns = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'LCP',
  'FCP',
  'CLS',
  'TBT',
  'Script',
  'Budgets',
];

/** The results as a Markdown table that is as easy to read in a terminal. */
export function resultsTable(results: readonly PageResult[]): string {
  const rows = results.map(cellsOf);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => (cells[index] ?? '').length)),
  );
  const isText = (index: number) => index === 0 || index === columns.length - 1;
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return isText(index) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, index) =>
    isText(index) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
}

function cellsOf({ name, measurement }: PageResult): string[] {
  const broken = brokenBudgets(name, measurement);
  return [
    name,
    String(measurement.performance),
    String(measurement.accessibility),
    String(measurement.bestPractices),
    String(measurement.seo),
    seconds(measurement.largestContentfulPaint),
    seconds(measurement.firstContentfulPaint),
    measurement.layoutShift.toFixed(3),
    `${Math.round(measurement.blockingTime)} ms`,
    `${(measurement.scriptBytes / 1_000).toFixed(1)} kB`,
    broken.length === 0 ? 'kept' : `broken: ${broken.map(inWords).join(', ')}`,
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

/** `bestPractices` as "best practices". */
function inWords(figure: string): string {
  return figure.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
