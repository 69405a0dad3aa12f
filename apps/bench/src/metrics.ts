import type { Result } from 'lighthouse';
import { z } from 'zod';
import { median } from './load/load.js';
import { driverPage } from './measured-pages.js';
import { markdownTable } from './performance-document.js';

interface Metric {
  readonly title: string;
  readonly read: (report: Result) => number | null | undefined;
  /** Whether it is the score of a Lighthouse category, 0 to 100, of which higher is better. */
  readonly isScore?: boolean;
  /** Minimum of a score, maximum of other metrics. */
  readonly budget?: (page: string) => number;
  readonly format: (value: number) => string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
/** The least score of the pages of the site, and of the driver's page. */
const atLeast = (site: number, driver: number) => (page: string) => (page === driverPage ? driver : site);
const audit =
  (id: string) =>
  ({ audits }: Result) =>
    audits[id]?.numericValue;
const score = (category: string) => ({
  isScore: true,
  format: String,
  read: ({ categories }: Result) => {
    const value = categories[category]?.score;
    return value ? Math.round(value * 100) : value;
  },
});

const requests = z.object({
  items: z.array(z.object({ mimeType: z.string().optional(), transferSize: z.number().default(0) })),
});

/** Selects by content type, because preloaded modules do not have the request type "script". */
function scriptBytes({ audits }: Result): number {
  const { items } = requests.parse(audits['network-requests']?.details);
  const scripts = items.filter(({ mimeType }) => mimeType?.includes('javascript'));
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Metrics of a page, in the order of the table. Script bytes are the transferred ones, including headers. */
export const metrics = {
  performance: { title: 'Performance', ...score('performance'), budget: atLeast(95, 98) },
  accessibility: { title: 'Accessibility', ...score('accessibility'), budget: atLeast(100, 100) },
  bestPractices: { title: 'Best practices', ...score('best-practices'), budget: atLeast(100, 96) },
  seo: { title: 'SEO', ...score('seo'), budget: atLeast(100, 0) },
  largestContentfulPaint: { title: 'LCP', read: audit('largest-contentful-paint'), format: seconds },
  firstContentfulPaint: { title: 'FCP', read: audit('first-contentful-paint'), format: seconds },
  layoutShift: {
    title: 'CLS',
    read: audit('cumulative-layout-shift'),
    budget: () => 0.02,
    format: (value) => value.toFixed(3),
  },
  blockingTime: {
    title: 'TBT',
    read: audit('total-blocking-time'),
    format: (milliseconds) => `${Math.round(milliseconds)} ms`,
  },
  scriptBytes: {
    title: 'Script',
    read: scriptBytes,
    // The wizard's forms and their validation have a larger budget.
    budget: (page) => (page.endsWith('/booking') ? 155_000 : 150_000),
    format: (bytes) => `${(bytes / 1_000).toFixed(1)} kB`,
  },
} as const satisfies Record<string, Metric>;

type MetricName = keyof typeof metrics;
const entries = Object.entries(metrics) as [MetricName, Metric][];

export type Measurement = Readonly<Record<MetricName, number>>;

/** Reads each metric of a report of Lighthouse. Throws if it was not measured. */
export const readMeasurement = (report: Result): Measurement =>
  measurementOf(({ read }, name) => z.number(`Lighthouse did not measure ${name}`).parse(read(report)));

function measurementOf(valueOf: (metric: Metric, name: MetricName) => number): Measurement {
  return Object.fromEntries(entries.map(([name, metric]) => [name, valueOf(metric, name)])) as Measurement;
}

/** Combines measurements of a page: the median of each metric, or the worse of the middle two if their number is even. */
export function medianMeasurement(measurements: readonly Measurement[]): Measurement {
  return measurementOf(({ isScore }, name) => {
    const sign = isScore ? -1 : 1;
    return sign * median(measurements.map((measurement) => sign * measurement[name]));
  });
}

export function exceededBudgets(page: string, measurement: Measurement): MetricName[] {
  const exceeds = (value: number, { isScore, budget }: Metric) =>
    budget !== undefined && (isScore ? value < budget(page) : value > budget(page));
  return entries.filter(([name, metric]) => exceeds(measurement[name], metric)).map(([name]) => name);
}

export interface PageResult {
  readonly name: string;
  readonly measurement: Measurement;
}

export function resultsTable(results: readonly PageResult[]): string {
  const rows = results.map(({ name, measurement }) => {
    const exceeded = exceededBudgets(name, measurement).map((metric) => metrics[metric].title);
    const values = entries.map(([metric, { format }]) => format(measurement[metric]));
    return [name, ...values, exceeded.length === 0 ? 'met' : `exceeded: ${exceeded.join(', ')}`];
  });
  return markdownTable(['Page', ...entries.map(([, { title }]) => title), 'Budgets'], rows);
}
