import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository.fixture.js';

/** What a RabbitMQ user may declare, write to and read, as regular expressions for names. */
export interface Permissions {
  configure: string;
  write: string;
  read: string;
}

interface Permission {
  kind: string;
  metadata: { name: string };
  spec: { vhost: string; permissions: Permissions };
}

const file = join(root, 'k8s/components/server-users/rabbitmq-users.yaml');

/** The permissions in k8s/components/server-users, by user. */
export const brokerUsers = new Map(
  parseAllDocuments(readFileSync(file, 'utf8'))
    .map((document) => document.toJS() as Permission)
    .filter(({ kind }) => kind === 'Permission')
    .map(({ metadata, spec }) => [metadata.name, spec.permissions]),
);
