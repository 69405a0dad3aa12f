import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { processNames, productProcesses, root } from '../repository.fixture.js';
import {
  alerts,
  alertTests,
  dashboard,
  dataSources,
  prometheusRuleFile,
  ruleFile,
  scrapes,
  runbookAddress,
} from './observability.fixture.js';
import { prometheusRule } from './prometheus-rule.js';

interface Service {
  profiles?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  entrypoint?: string[];
}

const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const scraped = processNames().filter((name) => name !== 'mailbox');

describe('Prometheus', () => {
  it('scrapes every process of the product, and RabbitMQ, by the names of compose', () => {
    const targets = scrapes.map(({ job, target }) => `${job} ${target}`);
    expect(targets.toSorted()).toEqual(
      [...scraped.map((name) => `chauffeur ${name}:9464`), 'rabbitmq rabbitmq:15692'].toSorted(),
    );
    for (const { target } of scrapes) expect(compose.services).toHaveProperty(target.split(':')[0] ?? '');
  });

  it('finds the metrics port that it scrapes, and traces go to the collector', () => {
    for (const name of scraped) {
      expect(compose.services[name]?.environment).toMatchObject({
        METRICS_PORT: 9464,
        OTEL_EXPORTER_OTLP_ENDPOINT: expect.stringContaining('${COMPOSE_PROFILES:+http://jaeger:4318}'),
      });
    }
  });
});

describe('the profile of compose', () => {
  const members = Object.entries(compose.services).filter(([, { profiles }]) => profiles);

  it('has the tools, and no service of the product', () => {
    expect(members.map(([name, { profiles }]) => [name, profiles])).toEqual(
      ['prometheus', 'alertmanager', 'grafana', 'jaeger'].map((name) => [name, ['observability']]),
    );
  });

  it('mounts files that exist, read-only', () => {
    const mounted = members.flatMap(([, { volumes = [] }]) =>
      volumes.filter((path) => path.startsWith('./')),
    );
    expect(mounted.length).toBeGreaterThan(2);
    for (const volume of mounted) {
      const [path = '', , mode] = volume.split(':');
      expect([existsSync(join(root, path)), mode]).toEqual([true, 'ro']);
    }
  });

  it('has the data sources of Grafana', () => {
    for (const { url } of dataSources) expect(members.map(([name]) => name)).toContain(new URL(url).hostname);
    const uids = dashboard.panels.flatMap(({ targets = [] }) =>
      targets.map(({ datasource }) => datasource.uid),
    );
    expect([...new Set(uids)]).toEqual(['prometheus']);
  });
});

describe('Alertmanager', () => {
  const read = (file: string): unknown =>
    parse(readFileSync(join(root, 'infra/observability', file), 'utf8'));

  it('gets what Prometheus finds, and reads the address of the webhook where its container writes it', () => {
    expect(read('prometheus/prometheus.yml')).toMatchObject({
      alerting: { alertmanagers: [{ static_configs: [{ targets: ['alertmanager:9093'] }] }] },
    });
    const { entrypoint = [], environment } = compose.services['alertmanager'] ?? {};
    expect(environment).toEqual({ ALERT_WEBHOOK: '${ALERT_WEBHOOK:-http://webhook.invalid}' });
    expect(entrypoint[2]).toContain('echo "$$ALERT_WEBHOOK" > /tmp/alert-webhook');
    expect(read('alertmanager/alertmanager.yml')).toMatchObject({
      route: { receiver: 'chat' },
      receivers: [
        { name: 'chat', slack_configs: [{ api_url_file: '/tmp/alert-webhook', send_resolved: true }] },
      ],
    });
  });
});

describe('the alerts', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  const headings = [...runbook.matchAll(/^#+ (\w+)$/gm)].map(([, heading = '']) => heading);

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s has a duration, a severity and an entry in the runbook',
    (name, { for: wait, labels, annotations }) => {
      expect(wait).toMatch(/^\d+m$/);
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.runbook_url).toBe(`${runbookAddress}#${name.toLowerCase()}`);
      expect(headings).toContain(name);
    },
  );

  it('have panels that exist in their entries', () => {
    const named = [...runbook.matchAll(/panel "([^"]+)"/g)].map(([, title = '']) => title);
    const titles = dashboard.panels.map(({ title }) => title);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([]);
  });

  it('watch the database of every process that has one', () => {
    const without = productProcesses().filter(
      ({ name, hasDatabase }) => scraped.includes(name) && !hasDatabase,
    );
    const { expr } = alerts.find(({ alert }) => alert === 'DatabaseUnavailable') ?? {};
    const names = [...without.map(({ name }) => name), 'standalone'];
    expect(expr).toContain(`service!~"${names.join('|')}"`);
  });

  it('each fire, and do not fire, in the tests for promtool', () => {
    for (const { alert } of alerts) {
      const tests = alertTests.filter(({ alertname }) => alertname === alert);
      const fires = tests.map(({ exp_alerts: expected = [] }) => expected.length > 0);
      expect([alert, fires.includes(true), fires.includes(false)]).toEqual([alert, true, true]);
    }
  });
});

it('the cluster has the same rules', () => {
  expect(readFileSync(prometheusRuleFile, 'utf8')).toBe(prometheusRule(readFileSync(ruleFile, 'utf8')));
});

it('the panels of the dashboard do not overlap', () => {
  const taken = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(taken).size).toBe(taken.length);
  expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBeGreaterThan(30);
});
