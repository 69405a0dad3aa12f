import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../repository.fixture.js';

const folder = join(root, 'infra/observability');

export const ruleFile = join(folder, 'prometheus/alerts.yml');
export const prometheusRuleFile = join(root, 'k8s/components/monitoring/prometheus-rule.yaml');

/** Runbook of every alert, followed by the alert's heading; overlays have their own address. */
export const runbookAddress = 'https://github.com/OWNER/REPOSITORY/blob/main/docs/runbook.md';

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

export interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

export const rules = parse(read('prometheus/alerts.yml')) as { groups: { name: string; rules: Alert[] }[] };
export const alerts = rules.groups.flatMap((group) => group.rules);

export const scrapes = (
  parse(read('prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  }
).scrape_configs.flatMap(({ job_name: job, static_configs: configs }) =>
  configs.flatMap(({ targets }) => targets.map((target) => ({ job, target }))),
);

export const alertTests = (
  parse(read('alerts.test.yml')) as {
    rule_files: string[];
    tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[];
  }
).tests.flatMap((test) => test.alert_rule_test);

interface Panel {
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; datasource: { uid: string } }[];
}

export const dashboard = JSON.parse(read('grafana/dashboards/overview.json')) as { panels: Panel[] };
export const dataSources = (
  parse(read('grafana/provisioning/datasources/datasources.yml')) as {
    datasources: { uid: string; type: string; url: string }[];
  }
).datasources;

export interface Metric {
  kind: string;
  labels: string[];
}

/** Returns the source of all apps and libraries. */
export function sources(): string {
  const folders = ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) =>
      ['src', 'server'].map((part) => join(root, group, name, part)),
    ),
  );
  return folders
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Metrics in the table of the README; alerts and panels may use only these. */
export const metrics = new Map<string, Metric>(
  [...read('README.md').matchAll(/^\| `(\w+)` +\| (gauge|counter|histogram) +\| ([^|]*)\|/gm)].map(
    ([, name = '', kind = '', labels = '']) => [
      name,
      { kind, labels: [...labels.matchAll(/\w+/g)].map(([label]) => label) },
    ],
  ),
);
