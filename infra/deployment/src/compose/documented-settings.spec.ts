import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(spec|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const documents =
  read('README.md') + read('docs/*.md') + read('docs/performance/*.md') + read('.env.example');

const schemas =
  read('apps/*/src/{,worker-}environment.ts') + read('libs/service-kit/src/{environment,secrets}/*.ts');
const settings = [
  ...namesIn(schemas, /^ +([A-Z]+(?:_[A-Z]+)*): /gm),
  ...namesIn(
    read('apps/standalone/src/**/*.ts'),
    /(?:environment\[|readPort\(environment, )'([A-Z]+(?:_[A-Z]+)*)'/g,
  ),
  ...namesIn(read('apps/standalone/src/settings/*.ts'), /^ +([A-Z]+_[A-Z_]+): \w+(?: = '')?,$/gm),
];

it('the README or docs describe every variable that the product reads', () => {
  expect(settings.length).toBeGreaterThan(70);
  // Set by whatever starts the services: compose.yml, the manifests, the launcher or the process itself.
  const isInternal = (name: string) =>
    /^(CATALOGUE|PRICING|BOOKING|FINANCE|NOTIFICATIONS|IDENTITY|WEB)_URL$|^(BACKUPS_FILE|EVENT_TRANSPORT)$/.test(
      name,
    );
  // A name of one word is also in texts about something else, so only a row of a table describes it.
  const isDescribed = (name: string) =>
    (name.includes('_') ? new RegExp(`\\b${name}\\b`) : new RegExp(`^\\| \`${name}\` `, 'm')).test(documents);
  expect(settings.filter((name) => !isInternal(name) && !isDescribed(name))).toEqual([]);
});

it('the product reads every variable of the tables of the README and of email', () => {
  const rows = (read('README.md') + read('docs/email.md')).matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm);
  const described = namesIn([...rows].join('\n'), /`([A-Z_]+)`/g);
  expect(described.length).toBeGreaterThan(40);
  expect(described.filter((name) => !settings.includes(name))).toEqual([]);
});
