import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';
import { nameOf, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

const manifests = overlay('production');

type Rules = { groups: { rules: { alert: string; annotations: { runbook_url: string } }[] }[] };

describe('the monitoring of the production overlay', () => {
  it('has every dashboard as Grafana’s sidecar finds them', () => {
    const folder = join(root, 'infra/observability/grafana/dashboards');
    const files = readdirSync(folder);
    const found = manifests.filter(({ metadata }) => metadata.labels?.['grafana_dashboard'] === '1');
    const data = Object.assign({}, ...found.map((manifest) => manifest['data'])) as Record<string, string>;
    expect(Object.keys(data)).toEqual(files);
    for (const file of files) expect(data[file]).toBe(readFileSync(join(folder, file), 'utf8'));
  });

  it('asks each member of RabbitMQ for its queues, as QueueLacksMembers needs it', () => {
    const monitor = manifests.find((one) => nameOf(one) === 'PodMonitor/rabbitmq') as Manifest;
    expect(monitor['spec']).toMatchObject({
      podMetricsEndpoints: [
        { port: 'prometheus' },
        { path: '/metrics/detailed', params: { family: ['queue_coarse_metrics'] } },
      ],
    });
  });

  it('leads from each alert to its heading in the runbook that the overlay names', () => {
    const alerts = manifests.find((one) => nameOf(one) === 'PrometheusRule/alerts') as Manifest;
    const runbook = alerts.metadata.annotations?.['chauffeur/runbook'];
    const rules = (alerts['spec'] as Rules).groups.flatMap((group) => group.rules);
    expect(runbook).toMatch(/^https:/);
    expect(rules.map(({ annotations }) => annotations.runbook_url)).toEqual(
      rules.map(({ alert }) => `${runbook}#${alert.toLowerCase()}`),
    );
  });
});
