import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { productProcesses, root } from '../repository.fixture.js';
import { brokerUsers } from './broker-users.fixture.js';

const read = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

/** The queues that must get each event, by the name of its contract. */
const reactions = new Map(
  [...read('libs/contracts/src/events').matchAll(/const (\w+) = defineEvent\(\{([^]*?)\n\}\);/g)].map(
    ([, name = '', definition = '']) => {
      const [, queues = ''] = /\n {2}reactions: \[([^\]]*)\]/.exec(definition) ?? [];
      return [name, [...queues.matchAll(/'([^']+)'/g)].map(([, queue = '']) => queue)] as const;
    },
  ),
);

/** Returns the services whose queues a service declares: its own, and those of reactions to the events that it publishes. */
function servicesDeclaredBy(service: string): string[] {
  const source = read(`apps/${service}/src`);
  const published = [...source.matchAll(/outbox\.add(?:By)?\(\s*\w+,\s*(\w+)/g)].map(
    ([, event = '']) => event,
  );
  const queues = [...new Set(published)].flatMap((event) => reactions.get(event) ?? []);
  const own = [...reactions.values()].flat().filter((queue) => queue.startsWith(`${service}.`));
  return [...new Set([...queues, ...own].map((queue) => queue.split('.')[0] ?? ''))].toSorted();
}

/** Services with an outbox. */
const services = productProcesses()
  .filter(({ name, app, hasDatabase }) => hasDatabase && app === name)
  .map(({ name }) => name)
  .filter((name) => read(`apps/${name}/src`).includes('eventsModule('));

describe('the users of RabbitMQ', () => {
  it.each(services)('let %s declare, write to and read the queues that it needs, and no other', (service) => {
    const queues = `(${servicesDeclaredBy(service).join('|')})\\..+`;
    expect(brokerUsers.get(service)).toEqual({
      configure: `^(events|${queues})$`,
      write: `^(events|amq\\.default|${queues})$`,
      read: `^(events|${queues})$`,
    });
  });

  it('let the gateway receive broadcasts alone, and autoscaling look', () => {
    const broadcasts = String.raw`amq\.gen-.+`;
    expect(brokerUsers.get('gateway')).toEqual({
      configure: `^(events|${broadcasts})$`,
      write: `^${broadcasts}$`,
      read: `^(events|${broadcasts})$`,
    });
    expect(brokerUsers.get('autoscaler')).toEqual({ configure: '^$', write: '^$', read: '^$' });
    expect([...brokerUsers.keys()].toSorted()).toEqual([...services, 'autoscaler', 'gateway'].toSorted());
  });
});
