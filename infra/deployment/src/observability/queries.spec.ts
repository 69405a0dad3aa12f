import { describe, expect, it } from '@jest/globals';
import { alerts, dashboard, metrics, sources } from './observability.fixture.js';
import { readQuery } from './promql.fixture.js';

const panelQueries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [`panel "${title}"`, expr.replaceAll('$__rate_interval', '1m')] as const),
);
const queries = [...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const), ...panelQueries];

describe.each(queries)('%s', (_name, expression) => {
  const { series, labels } = readQuery(expression);
  const known = series.map((name) => metricOf(name));

  it('uses metrics that exist, by the names of their kind', () => {
    expect(series.length).toBeGreaterThan(0);
    expect(known.map(([name, metric]) => metric?.kind ?? `${name} is not in the table`)).toEqual(
      series.map((name) => kindByName(name)),
    );
  });

  it('selects and groups by labels that they have', () => {
    const existing = known.flatMap(([, metric]) => metric?.labels ?? []);
    for (const label of labels) expect(['service', 'job', 'le', ...existing]).toContain(label);
  });
});

it('the table has no metric without an alert or a panel', () => {
  const used = queries.flatMap(([, expression]) => readQuery(expression).series.map(baseOf));
  expect([...metrics.keys()].filter((name) => !used.includes(name))).toEqual([]);
});

/** Names before their help: in the options of a metric, and as keys of `scrapedGauges`. */
const exposed = [...sources().matchAll(/name: '(\w+)',\s*help: |[\s{]([a-z]+_\w+): \[\s*'[A-Z1]/g)].map(
  ([, name, key = '']) => name ?? key,
);

it('the table has no metric of ours that the code does not expose', () => {
  // Excludes metrics of Prometheus, prom-client, RabbitMQ, CloudNativePG and its plugin, and Kubernetes.
  const ours = [...metrics.keys()].filter(
    (name) => !/^(up$|nodejs_|process_|rabbitmq_|cnpg_|barman_cloud_|kubelet_)/.test(name),
  );
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((name) => !exposed.includes(name))).toEqual([]);
});

it('the table has every metric that the code exposes', () => {
  expect(exposed.length).toBeGreaterThan(15);
  expect(exposed.filter((name) => !metrics.has(name))).toEqual([]);
});

it('an expression that Prometheus would reject is rejected', () => {
  expect(() => readQuery('sum by (service (up)')).toThrow('⟨here⟩');
});

/** Removes the suffix of a histogram's series. */
function baseOf(series: string): string {
  return series.replace(/_(bucket|sum|count)$/, '');
}

function metricOf(series: string) {
  const name = baseOf(series);
  return [name, metrics.get(name)] as const;
}

function kindByName(series: string): string {
  if (baseOf(series) !== series) return 'histogram';
  return series.endsWith('_total') ? 'counter' : 'gauge';
}
