import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './overlays.fixture.js';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-roll-out-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a rollout', () => {
  it('migrates first, and waits for every deployment', async () => {
    expect(await steps()).toEqual([
      'delete jobs',
      'apply --kustomize production-migrations',
      'wait jobs',
      'apply --kustomize production',
      'get deployments',
      'rollout status',
      'rollout status',
    ]);
  });

  it('replaces nothing when a migration fails', async () => {
    await expect(steps({ FAILS: 'wait' })).rejects.toThrow('Command failed');
    expect(await asked()).not.toContain('apply --kustomize production');
  });
});

/** Runs the script with a kubectl that notes what it is asked for. */
async function steps(more: Record<string, string> = {}): Promise<string[]> {
  const kubectl = join(folder, 'kubectl');
  await writeFile(
    kubectl,
    `#!/bin/sh
shift 2
echo "$*" >> "${folder}/asked"
[ "$1" = "\${FAILS:-}" ] && exit 1
[ "$1" = get ] && echo deployment.apps/gateway deployment.apps/web
exit 0
`,
  );
  await chmod(kubectl, 0o755);
  const env = { ...more, PATH: `${folder}:${process.env['PATH']}` };
  await run('sh', [join(root, 'k8s/roll-out.sh'), 'production'], { env });
  return asked();
}

async function asked(): Promise<string[]> {
  const lines = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [verb, what = '', path = ''] = line.split(' ');
    return `${verb} ${what}${verb === 'apply' ? ` ${path.split('/').at(-1)}` : ''}`;
  });
}
