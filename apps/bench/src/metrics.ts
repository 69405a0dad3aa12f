import { percentile } from './load/load.js';
import { driverPage } from './measured-pages.js';
import { markdownTable } from './performance-document.js';

interface Metric {
  readonly title: string;
  /** Category of a Lighthouse score, 0 to 100, of which higher is better. For all other metrics lower is better. */
  readonly category?: string;
  /** Lighthouse audit of the metric. `measurePage` measures metrics with neither category nor audit. */
  readonly audit?: string;
  /** Minimum of a score, maximum of other metrics. */
  readonly budget?: (page: string) => number;
  readonly format: (value: number) => string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
const perfect = () => 100;

/** Metrics of a page, in the order of the table. Script bytes are the transferred ones, including headers. */
export const metrics = {
  performance: {
    title: 'Performance',
    category: 'performance',
    budget: (page) => (page === driverPage ? 98 : 95),
    format: String,
  },
  accessibility: { title: 'Accessibility', category: 'accessibility', budget: perfect, format: String },
  bestPractices: {
    title: 'Best practices',
    category: 'best-practices',
    budget: (page) => (page === driverPage ? 96 : 100),
    format: String,
  },
  seo: {
    title: 'SEO',
    category: 'seo',
    budget: (page) => (page === driverPage ? 0 : 100),
    format: String,
  },
  largestContentfulPaint: { title: 'LCP', audit: 'largest-contentful-paint', format: seconds },
  firstContentfulPaint: { title: 'FCP', audit: 'first-contentful-paint', format: seconds },
  layoutShift: {
    title: 'CLS',
    audit: 'cumulative-layout-shift',
    budget: () => 0.02,
    format: (value) => value.toFixed(3),
  },
  blockingTime: {
    title: 'TBT',
    audit: 'total-blocking-time',
    format: (milliseconds) => `${Math.round(milliseconds)} ms`,
  },
  scriptBytes: {
    title: 'Script',
    // The wizard's forms and their validation have a larger budget.
    budget: (page) => (page.endsWith('/booking') ? 215_000 : 175_000),
    format: (bytes) => `${(bytes / 1_000).toFixed(1)} kB`,
  },
} as const satisfies Record<string, Metric>;

type MetricName = keyof typeof metrics;
const entries = Object.entries(metrics) as [MetricName, Metric][];

export type Measurement = Readonly<Record<MetricName, number>>;

export function measurementOf(valueOf: (metric: Metric, name: MetricName) => number): Measurement {
  return Object.fromEntries(entries.map(([name, metric]) => [name, valueOf(metric, name)])) as Measurement;
}

/** Combines measurements of a page: the median of each metric, or the worse of the middle two if their number is even. */
export function medianMeasurement(measurements: readonly Measurement[]): Measurement {
  return measurementOf(({ category }, name) => {
    const sign = category ? -1 : 1;
    const values = measurements.map((measurement) => sign * measurement[name]);
    return sign * percentile(values, 0.5);
  });
}

export function exceededBudgets(page: string, measurement: Measurement): MetricName[] {
  const exceeds = (value: number, { category, budget }: Metric) =>
    budget !== undefined && (category ? value < budget(page) : value > budget(page));
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
