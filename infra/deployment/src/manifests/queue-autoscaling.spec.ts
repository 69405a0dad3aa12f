import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fields } from './manifest.js';
import { root } from '../repository.fixture.js';
import { overlay } from './overlays.fixture.js';

const events = join(root, 'libs/contracts/src/events');
/** Source of all contracts, in which the events name the queues that receive them. */
const contracts = readdirSync(events)
  .map((file) => readFileSync(join(events, file), 'utf8'))
  .join('\n');

const scaled = overlay('production').filter(({ kind }) => kind === 'ScaledObject');
const triggersOf = (manifest: Fields) =>
  (manifest['spec'] as { triggers: { type: string; metadata: Fields }[] }).triggers;

describe('autoscaling by queues', () => {
  it.each(scaled.map((manifest) => [manifest.metadata.name, manifest] as const))(
    'scales by queues that %s itself consumes',
    (name, manifest) => {
      const queues = triggersOf(manifest)
        .filter(({ type }) => type === 'rabbitmq')
        .map(({ metadata }) => String(metadata['queueName']));
      // The worker's other queue is BullMQ's; a spec of libs/service-kit reads its name from a real Redis.
      expect(queues.length > 0).toBe(name === 'notifications');
      for (const queue of queues) {
        expect(queue.split('.')[0]).toBe(name);
        expect(contracts).toContain(`'${queue}'`);
      }
    },
  );

  it('scales deployments that exist, and none that processor load scales already', () => {
    const named = (kind: string) =>
      overlay('production')
        .filter((manifest) => manifest.kind === kind)
        .map(({ metadata }) => metadata.name);
    const targets = scaled.map(
      ({ spec }) => (spec as { scaleTargetRef: { name: string } }).scaleTargetRef.name,
    );
    expect(targets.length).toBe(2);
    for (const target of targets) {
      expect(named('Deployment')).toContain(target);
      expect(named('HorizontalPodAutoscaler')).not.toContain(target);
    }
  });
});
