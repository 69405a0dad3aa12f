import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBinary } from '../sources/find-binary.js';

/** The programs of a private broker. */
export type RabbitmqPrograms = { server: string; epmd: string };

/** Debian's command in /usr/sbin switches the user and reads /etc, so the real program comes first. */
const SERVERS = [
  '/usr/lib/rabbitmq/bin/rabbitmq-server',
  '/opt/homebrew/opt/rabbitmq/sbin/rabbitmq-server',
  '/usr/local/opt/rabbitmq/sbin/rabbitmq-server',
  '/opt/rabbitmq/sbin/rabbitmq-server',
  'rabbitmq-server',
];

/** Finds RabbitMQ and Erlang's port mapper on this machine; undefined unless both are there. */
export function findRabbitmqPrograms(): RabbitmqPrograms | undefined {
  const server = findBinary(SERVERS);
  const epmd = findBinary(['epmd', '/opt/homebrew/bin/epmd', '/usr/local/bin/epmd', ...bundledEpmds()]);
  return server === undefined || epmd === undefined ? undefined : { server, epmd };
}

/** Erlang keeps its port mapper in its own folder where the packager does not link it into PATH. */
function bundledEpmds(): string[] {
  return ['/usr/lib/erlang', '/usr/local/lib/erlang', '/opt/homebrew/lib/erlang'].flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.startsWith('erts-'))
        .map((name) => join(folder, name, 'bin', 'epmd'));
    } catch {
      return [];
    }
  });
}
