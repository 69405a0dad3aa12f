import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository.fixture.js';

/** Reads a path in a file; if the file has several objects, in the one of this kind that is named redis. */
function read(file: string, path: string, kind?: string): string {
  const documents = parseAllDocuments(readFileSync(join(root, file), 'utf8'));
  const document = documents.find(
    (one) =>
      one.get('kind') === kind &&
      [undefined, 'redis', 'redis-settings'].includes(one.getIn(['metadata', 'name']) as string),
  );
  return JSON.stringify(document?.getIn(path.split(' '))) ?? '';
}

const cluster = 'k8s/components/data-servers/redis.yaml';
const local = 'k8s/overlays/local/servers.yaml';
const container = 'spec template spec containers 0';

// Without its own limit Redis is killed at its container's limit instead of rejecting a job.
it.each([
  [
    'Docker Compose',
    read('docker-compose.yml', 'services redis command'),
    read('docker-compose.yml', 'services redis mem_limit'),
  ],
  [
    'a cluster',
    read(cluster, 'data redis-additional.conf', 'ConfigMap'),
    read(cluster, 'spec kubernetesConfig resources limits memory', 'Redis'),
  ],
  [
    'the local overlay',
    read(local, `${container} command`, 'StatefulSet'),
    read(local, `${container} resources limits memory`, 'StatefulSet'),
  ],
])('Redis of %s evicts no job, and may have twice the memory of its data', (_name, settings, limit) => {
  expect(settings).toMatch(/maxmemory-policy\W+noeviction/);
  expect(settings).toMatch(/maxmemory\W+200mb/);
  expect(limit).toMatch(/^"512mi?"$/i);
});
