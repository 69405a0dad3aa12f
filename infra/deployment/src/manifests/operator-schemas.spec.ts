import { expect, it } from '@jest/globals';
import { nameOf, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';
import { validateManifest } from './validate-manifest.fixture.js';

// jest.config.js leaves this file out without definitions; overlays.spec.ts validates all objects against them.
const named = (name: string) =>
  overlay('production-platform').find((one) => nameOf(one) === name) as Manifest & { spec: object };

it.each([
  ['a misspelt field', 'Cluster/postgres', { instance: 3 }, '/spec/instance is unknown'],
  ['a wrong type', 'Cluster/postgres', { instances: 'three' }, '/spec/instances must be integer'],
  ['a field of another version', 'Redis/redis', { redisSecret: {} }, '/spec/redisSecret is unknown'],
  ['a value that is not one of its choices', 'ScheduledBackup/nightly', { method: 'magic' }, 'must be equal'],
  ['a misspelt field of a route', 'HTTPRoute/site', { hostname: 'a.example' }, '/spec/hostname is unknown'],
  [
    'a misspelt field of an external secret',
    'ExternalSecret/jwt',
    { secretStore: {} },
    '/spec/secretStore is unknown',
  ],
])('the operators would reject %s', async (_what, name, change, error) => {
  const manifest = named(name);
  expect(await validateManifest(manifest)).toEqual([]);
  Object.assign(manifest.spec, change);
  expect((await validateManifest(manifest)).join('\n')).toContain(error);
});
