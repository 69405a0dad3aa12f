import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';
import { nameOf, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

const manifests = overlay('production');

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
});
