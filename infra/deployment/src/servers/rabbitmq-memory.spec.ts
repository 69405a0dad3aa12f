import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../repository.fixture.js';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const variable = 'RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS';

interface Compose {
  services: { rabbitmq: { mem_limit: string; environment: Record<string, string> } };
}
const { rabbitmq } = (parse(read('docker-compose.yml'), { merge: true }) as Compose).services;

interface Workload {
  kind: string;
  metadata: { name: string };
  spec: {
    template: {
      spec: {
        containers: {
          env: { name: string; value?: string }[];
          resources: { limits: { memory: string } };
        }[];
      };
    };
  };
}
const workloads = parseAllDocuments(read('k8s/overlays/local/servers.yaml')).map(
  (document) => document.toJS() as Workload,
);
const [container] =
  workloads.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'rabbitmq')?.spec
    .template.spec.containers ?? [];

// Otherwise RabbitMQ assumes the machine's memory, and is killed at its limit instead of making publishers wait.
it.each([
  ['Docker Compose', rabbitmq.environment[variable], rabbitmq.mem_limit],
  [
    'the local overlay',
    container?.env.find(({ name }) => name === variable)?.value,
    container?.resources.limits.memory,
  ],
])('RabbitMQ of %s knows the limit of its memory', (_name, settings, limit) => {
  const [, mebibytes] = /^(\d+)(?:m|Mi)$/.exec(limit ?? '') ?? [];
  expect(settings).toBe(`-rabbit total_memory_available_override_value ${Number(mebibytes) * 1024 * 1024}`);
});
