import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';
import type { Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

// Without a pooler (docs/operations.md#connections-to-postgresql) all pods together must stay within the server's
// limit.
it('the most pods that there may be at once have fewer connections to PostgreSQL than it accepts', () => {
  const manifests = overlay('production');
  const most = new Map(
    manifests
      .filter(({ kind }) => kind === 'ScaledObject')
      .map(({ spec }) => spec as { scaleTargetRef: { name: string }; maxReplicaCount: number })
      .map(({ scaleTargetRef, maxReplicaCount }) => [scaleTargetRef.name, maxReplicaCount]),
  );
  const pods = manifests
    .filter((one) => one.kind === 'Deployment' && JSON.stringify(one).includes('DATABASE_URL'))
    .map(({ metadata, spec }) => {
      const { replicas, strategy } = spec as Deployment;
      return (most.get(metadata.name) ?? replicas ?? NaN) + strategy.rollingUpdate.maxSurge;
    });
  const ofPods = pods.reduce((sum, count) => sum + count, 0) * poolSize();
  // One connection holds the lock while the other one migrates.
  const ofMigrations = overlay('production-migrations').length * 2;
  // Connections of the operator and its metrics, and those that PostgreSQL reserves for administrators.
  const ofOthers = 15;
  const server = manifests.find(({ kind }) => kind === 'Cluster') as Manifest & Cluster;
  const limit = Number(server.spec.postgresql.parameters.max_connections);
  expect(ofPods).toBeGreaterThan(200);
  expect(ofPods + ofMigrations + ofOthers).toBeLessThanOrEqual(limit);
});

interface Deployment {
  replicas?: number;
  strategy: { rollingUpdate: { maxSurge: number } };
}
interface Cluster {
  spec: { postgresql: { parameters: { max_connections: string } } };
}

/** Returns the default of DATABASE_POOL_SIZE, which no manifest sets; the worker calculates the same number. */
function poolSize(): number {
  expect(JSON.stringify(overlay('production'))).not.toContain('DATABASE_POOL_SIZE');
  const source = readFileSync(join(root, 'libs/service-kit/src/environment/service-environment.ts'), 'utf8');
  return Number(/DATABASE_POOL_SIZE: z\.coerce.*\.default\((\d+)\)/.exec(source)?.[1]);
}
