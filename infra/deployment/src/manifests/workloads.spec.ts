import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { processNames, root } from '../repository.fixture.js';
import { containersOf, nameOf, podTemplateOf, type Fields } from './manifest.js';
import { overlay, overlays } from './overlays.fixture.js';

const workloads = overlays.flatMap((name) =>
  overlay(name)
    .filter((manifest) => podTemplateOf(manifest))
    .map((manifest) => [`${name}: ${nameOf(manifest)}`, manifest] as const),
);
const deployments = overlay('production').filter(({ kind }) => kind === 'Deployment');

describe.each(workloads)('%s', (_name, manifest) => {
  const pod = podTemplateOf(manifest)?.['spec'] as Fields;

  it('follows the restricted profile, without a token of the cluster', () => {
    expect(pod['automountServiceAccountToken']).toBe(false);
    expect(pod['securityContext']).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of containersOf(manifest)) {
      expect(container['securityContext']).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('requests processor and memory and limits memory', () => {
    for (const { resources } of containersOf(manifest)) {
      expect(resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it('contains no secret', () => {
    const env = containersOf(manifest).flatMap((container) => (container['env'] ?? []) as Fields[]);
    const values = env.filter(({ value }) => value !== undefined) as { name: string; value: string }[];
    const written = values.filter(
      ({ name, value }) => /TOKEN|SECRET|PASSWORD/.test(name) || /:\/\/[^/]*:(?!\$\()[^/]*@/.test(value),
    );
    expect(written).toEqual([]);
  });
});

describe('the deployments', () => {
  it('are those of all services, with a disruption budget and an account each', () => {
    const expected = processNames()
      .filter((name) => name !== 'mailbox')
      .toSorted();
    expect(expected).toContain('email-worker');
    const names = overlay('production').map(nameOf);
    for (const kind of ['Deployment', 'PodDisruptionBudget', 'ServiceAccount']) {
      const found = names
        .filter((name) => name.startsWith(`${kind}/`))
        .map((name) => name.slice(kind.length + 1))
        // Its operator creates no budget for RabbitMQ, so there is one more.
        .filter((name) => name !== 'rabbitmq');
      expect(found.toSorted()).toEqual(expected);
    }
  });

  it.each(deployments.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s is killed only when it stops responding, and loses no request when it is replaced',
    (_name, manifest) => {
      const [container] = containersOf(manifest);
      expect(container).toMatchObject({
        startupProbe: { httpGet: { path: '/health/live' } },
        livenessProbe: { httpGet: { path: '/health/live' } },
        readinessProbe: { httpGet: { path: '/health/ready' } },
        lifecycle: { preStop: { sleep: { seconds: 5 } } },
        securityContext: { readOnlyRootFilesystem: true },
      });
      expect(manifest['spec']).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
      // The preStop delay, the drain, and the 20 s that libs/service-kit gives to work in flight.
      const pod = podTemplateOf(manifest)?.['spec'] as Fields;
      expect(pod['terminationGracePeriodSeconds']).toBeGreaterThan(5 + drainSeconds() + 20);
    },
  );

  it.each(deployments.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s has the memory that it was measured to take',
    (_name, manifest) => {
      const size = measuredSizes().get(manifest.metadata.name);
      const [container] = containersOf(manifest);
      const resources = container?.['resources'] as { requests: Fields; limits: Fields } | undefined;
      expect(parseInt(String(resources?.requests['memory']), 10)).toBeGreaterThanOrEqual(
        size?.atRest ?? Infinity,
      );
      expect(parseInt(String(resources?.limits['memory']), 10)).toBeGreaterThanOrEqual(
        (size?.max ?? Infinity) * 1.25,
      );
    },
  );

  it('drain longer than the gateway’s keep-alive timeout', () => {
    const client = readFileSync(join(root, 'apps/gateway/src/upstream/service-client.ts'), 'utf8');
    const keepAlive = Number(/const keepAlive = ([\d_]+);/.exec(client)?.[1]?.replaceAll('_', ''));
    // The client's timer for idle connections is accurate only to about a second.
    expect(drainSeconds() * 1_000).toBeGreaterThan(keepAlive + 1_500);
  });

  it('are migrated by a job for each database before the rollout, and not at their start', () => {
    const names = overlay('production-migrations').map(nameOf);
    const withDatabase = deployments.filter((manifest) => JSON.stringify(manifest).includes('DATABASE_URL'));
    const images = withDatabase.flatMap((manifest) =>
      containersOf(manifest).map(({ image }) => String(image)),
    );
    const apps = images.map((image) => image.replace(/^.*\/|:.*$/g, ''));
    expect(names).toEqual([...new Set(apps)].toSorted().map((app) => `Job/migrate-${app}`));
    const settings = overlay('production').find((manifest) => nameOf(manifest) === 'ConfigMap/settings');
    expect(settings?.['data']).toMatchObject({ NODE_ENV: 'production', MIGRATE_ON_START: 'false' });
  });
});

function drainSeconds(): number {
  const settings = overlay('production').find((manifest) => nameOf(manifest) === 'ConfigMap/settings');
  const data = settings?.['data'] as Fields | undefined;
  return Number(data?.['DRAIN_SECONDS']);
}

/** Returns MiB by service, from the table in docs/operations.md. */
function measuredSizes(): Map<string, { atRest: number; max: number }> {
  const document = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const table = document.slice(document.indexOf('## Sizes'));
  const rows = [...table.matchAll(/^\| ([a-z-]+) +\| +(\d+) \| +(\d+) \|/gm)];
  return new Map(
    rows.map(([, name = '', atRest, max]) => [name, { atRest: Number(atRest), max: Number(max) }]),
  );
}
