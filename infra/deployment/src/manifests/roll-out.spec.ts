import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';
import { overlay } from './overlays.fixture.js';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-roll-out-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a rollout', () => {
  it('migrates first, then replaces services before their callers and waits for each', async () => {
    const replaced = ['get deployments', 'rollout status', 'rollout status', 'get deployments'];
    expect(await steps()).toEqual([
      'delete jobs',
      'apply --kustomize production-migrations',
      'get jobs',
      'wait job.batch/migrate-booking',
      'apply --kustomize production but gateway,web',
      ...replaced,
      'apply --kustomize production but web',
      ...replaced,
      'apply --kustomize production but none',
      ...replaced,
    ]);
  });

  it('does not replace callers when the services that they call do not become ready', async () => {
    await expect(steps({ FAILS: 'rollout' })).rejects.toThrow('Command failed');
    const applied = (await calls()).filter((step) => step.startsWith('apply'));
    expect(applied.at(-1)).toBe('apply --kustomize production but gateway,web');
  });

  it('distinguishes deployments and services by the label with their name', () => {
    for (const manifest of overlay('production')) {
      if (manifest.kind !== 'Deployment' && manifest.kind !== 'Service') continue;
      const { name, labels } = manifest.metadata;
      expect(labels?.['app.kubernetes.io/name']).toBe(name);
    }
  });

  it('replaces nothing when a migration fails, and says so at once', async () => {
    await expect(steps({ FAILS: 'migration' })).rejects.toThrow('job.batch/migrate-booking has failed');
    expect((await calls()).join()).not.toContain('production but');
  });

  it('ends with an error if a deployment was left without replicas', async () => {
    await expect(steps({ STOPPED: 'gateway' })).rejects.toThrow('Without replicas: gateway.');
  });
});

describe('stopping and starting', () => {
  it('resumes autoscaling if nothing is stopped', async () => {
    const calls = await steps({}, 'start.sh');
    expect(calls).not.toContain('scale deployment --replicas=2');
    expect(calls.at(-1)).toBe(
      'annotate scaledobject.keda.sh/notifications autoscaling.keda.sh/paused-replicas-',
    );
  });

  it('pauses autoscaling before anything is stopped, and resumes it when all are started', async () => {
    expect(await steps({}, 'stop.sh')).toEqual([
      'api-resources --api-group=keda.sh',
      'get scaledobjects',
      'annotate scaledobject.keda.sh/notifications autoscaling.keda.sh/paused-replicas=0',
      'scale deployments --replicas=0',
      'wait pods but migrations',
    ]);
    await rm(join(folder, 'calls'));
    expect(await steps({ STOPPED: 'gateway web' }, 'start.sh')).toEqual([
      'get deployments',
      'scale deployment --replicas=2',
      'scale deployment --replicas=2',
      'api-resources --api-group=keda.sh',
      'get scaledobjects',
      'annotate scaledobject.keda.sh/notifications autoscaling.keda.sh/paused-replicas-',
    ]);
  });
});

/** Runs the script with a kubectl that records its arguments. */
async function steps(more: Record<string, string> = {}, script = 'roll-out.sh'): Promise<string[]> {
  const kubectl = join(folder, 'kubectl');
  await writeFile(
    kubectl,
    `#!/bin/sh
shift 2
echo "$*" >> "${folder}/calls"
[ "$1" = "\${FAILS:-}" ] && exit 1
case "$*" in
  *condition=failed*) [ "\${FAILS:-}" = migration ]; exit ;;
  *condition=complete*) [ "\${FAILS:-}" != migration ]; exit ;;
  *jsonpath*) echo "\${STOPPED:-}" ;;
  api-resources*) echo scaledobjects.keda.sh ;;
  "get jobs"*) echo job.batch/migrate-booking ;;
  "get scaledobjects"*) echo scaledobject.keda.sh/notifications ;;
  get*) echo deployment.apps/gateway deployment.apps/web ;;
esac
exit 0
`,
  );
  await chmod(kubectl, 0o755);
  const env = { ...more, PATH: `${folder}:${process.env['PATH']}` };
  const args = script === 'roll-out.sh' ? ['production'] : [];
  await run('sh', [join(root, 'k8s', script), ...args], { env });
  return calls();
}

async function calls(): Promise<string[]> {
  const lines = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [verb, what = '', path = ''] = line.split(' ');
    const later = / notin \((.*)\)/.exec(line)?.[1];
    const but = later === undefined ? '' : ` but ${later}`;
    if (line.startsWith('wait pods'))
      return `wait pods${line.includes('name!=migration ') ? ' but migrations' : ''}`;
    if (verb === 'apply') return `${verb} ${what} ${path.split('/').at(-1)}${but}`;
    if (verb === 'scale') return `${verb} ${what} ${/--replicas=\d/.exec(line)?.[0] ?? ''}`;
    return verb === 'annotate' ? `${verb} ${what} ${path}` : `${verb} ${what}`;
  });
}
