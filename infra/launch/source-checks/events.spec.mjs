import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { importsOf, sourceFiles } from './source-imports.fixture.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const services = globSync('apps/*/src/subscriptions.ts', { cwd: root }).map((path) => path.split('/')[1]);
const modules = globSync('libs/contracts/dist/events/*-events.js', { cwd: root });
/** @type {[name: string, event: import('@chauffeur/contracts/events/event-definition').EventDefinition][]} */
const events = (await Promise.all(modules.map((path) => import(`${root}${path}`))))
  .flatMap(Object.entries)
  .filter(([, { routingKey }]) => routingKey);

describe('reactions', () => {
  it.each(services)(
    'are in the subscriptions of their service, which would not react otherwise: %s',
    (service) => {
      const files = sourceFiles(`apps/${service}/src`);
      const list = files.find(({ path }) => path === 'subscriptions.ts');
      const reactions = files.filter(({ text }) => text.includes('@ReactsTo(')).map(({ path }) => path);
      expect(list && importsOf(list).toSorted()).toEqual(
        reactions.map((path) => path.replace(/ts$/, 'js')).toSorted(),
      );
    },
  );

  it('exist for each queue that a contract names, or its events would wait permanently', () => {
    const queues = services.flatMap((service) =>
      sourceFiles(`apps/${service}/src`).flatMap(({ text }) =>
        [...text.matchAll(/@ReactsTo\(\w+, \{ effect: '([^']+)' \}\)/g)].map(
          ([, effect]) => `${service}.${effect}`,
        ),
      ),
    );
    expect(queues.toSorted()).toEqual(events.flatMap(([, { reactions = [] }]) => reactions).toSorted());
  });
});

describe('the table of events in docs/architecture.md', () => {
  const table = readFileSync(`${root}docs/architecture.md`, 'utf8');
  const rows = [...table.matchAll(/^\| `([\w.-]+\.v\d+)` \((\w+)\) +\|[^|]+\|([^|]+)\|$/gm)];

  it('has a row for each event, and no other', () => {
    const expected = events.map(
      ([name, { routingKey }]) => `${routingKey} ${name[0]?.toUpperCase()}${name.slice(1)}`,
    );
    expect(rows.map(([, key, name]) => `${key} ${name}`).toSorted()).toEqual(expected.toSorted());
  });

  it('names the services that react', () => {
    const missing = events.flatMap(([, { routingKey, reactions = [] }]) => {
      const [, , , text = ''] = rows.find(([, key]) => key === routingKey) ?? [];
      return reactions.filter((queue) => !text.includes(`${queue.split('.')[0]}: `));
    });
    expect(missing).toEqual([]);
  });
});
