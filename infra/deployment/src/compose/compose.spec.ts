import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { processNames, productProcesses, root } from '../repository.fixture.js';
import { composeProblems } from './compose-schema.fixture.js';

interface Service {
  image: string;
  build?: { args: { APP: string }; dockerfile: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  healthcheck?: { start_interval?: string };
  read_only?: boolean;
  cap_drop?: string[];
  networks: string[];
  volumes?: string[];
  profiles?: string[];
  logging?: { driver: string };
  mem_limit?: string;
  restart?: string;
}

/** Variables that the image sets, or that are only for several replicas or a single process. */
const ofTheImage = new Set([
  'HOST',
  'METRICS_HOST',
  'PORT',
  'DRAIN_SECONDS',
  'EVENT_TRANSPORT',
  'MIGRATE_ON_START',
  'JOBS_DATABASE_URL',
  'BACKUPS_FILE',
]);

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, service]) => service.build);

describe('docker-compose.yml', () => {
  it('is valid by the schema of the compose specification', () => {
    expect(composeProblems(compose)).toEqual([]);
  });

  it('has every process of the product, and the job that creates the databases', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual([...processNames(), 'provision'].toSorted());
    for (const [name, { build, image }] of own) {
      const app = productProcesses().find((known) => known.name === name)?.app ?? name;
      // A name without a host would be one of Docker Hub, and Compose would pull it.
      expect([build?.args.APP, image]).toEqual([app, `localhost/chauffeur/${app}`]);
    }
  });

  it('waits for health checks that exist, in no cycle', () => {
    for (const [name] of services) expect(() => waitsFor(name, [])).not.toThrow();
  });

  // With the image's interval a started container would be noticed after half a minute, and its dependants after a whole.
  it('asks a container often whether it has started, where others wait for that', () => {
    const waitedFor = services.filter(
      ([, { profiles, build }]) => !profiles && build?.args.APP !== 'provision',
    );
    expect(waitedFor.length).toBeGreaterThan(12);
    for (const [name, { healthcheck }] of waitedFor)
      expect([name, healthcheck?.start_interval]).toEqual([name, '2s']);
  });

  // Another path costs more: that of the mailbox's emails reads all of them.
  it('asks each container for its health by the path that is made for it', () => {
    expect(own.filter(([, { environment }]) => environment?.['HEALTH_PATH']).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('ends the start where the databases cannot be created', () => {
    expect(compose.services['provision']?.restart).toMatch(/^on-failure:\d+$/);
  });

  it('starts processes that can write to /tmp only and hold no privileges', () => {
    const observing = services.filter(([, { profiles }]) => profiles);
    for (const [, service] of [...own, ...observing])
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('publishes the gateway where the operator says, and the tools of operators on this machine only', () => {
    const published = services
      .filter(([, { ports }]) => ports)
      .map(([name, { ports }]) => [name, ...(ports ?? [])]);
    expect(published).toEqual([
      ['gateway', '${BIND_ADDRESS:-127.0.0.1}:${PORT:-3000}:8080'],
      ['mailbox', '127.0.0.1:${MAILBOX_PORT:-1080}:8080'],
      ['grafana', '127.0.0.1:${GRAFANA_PORT:-3001}:3000'],
      ['jaeger', '127.0.0.1:${JAEGER_PORT:-16686}:16686'],
    ]);
    expect(compose.networks['inside']).toEqual({ internal: true });
  });

  it('gives each service the database that the job creates for it', () => {
    const created = Object.entries(compose.services['provision']?.environment ?? {})
      .filter(([name]) => name.endsWith('_DATABASE_URL'))
      .map(([, url]) => url);
    const urls = own.flatMap(([, { environment }]) => environment?.['DATABASE_URL'] ?? []);
    const used = [...new Set(urls)];
    expect(used.toSorted()).toEqual(created.toSorted());
    const users = used.map((url) => new URL(url.replaceAll(/\$\{[^}]*\}/g, 'x')).username);
    expect(new Set(users).size).toBe(created.length);
  });

  it('has only sample secrets that production rejects', () => {
    const source = readFileSync(
      join(root, 'libs/service-kit/src/environment/service-environment.ts'),
      'utf8',
    );
    const samples = [...text.matchAll(/\$\{\w*(?:PASSWORD|TOKEN|SECRET):-([^}]*)\}/g)].map(
      ([, sample]) => sample,
    );
    expect(samples.length).toBeGreaterThan(20);
    for (const sample of new Set(samples.filter(Boolean))) expect(source).toContain(`'${sample}'`);
  });

  it('passes on every variable that a service reads', () => {
    const folders = [...new Set(productProcesses().map(({ app }) => app))];
    const schemas = folders.flatMap((app) =>
      schemaFiles(join(root, 'apps', app, app === 'web' ? 'server' : 'src')),
    );
    const read = [join(root, 'libs/service-kit/src/environment/service-environment.ts'), ...schemas].flatMap(
      (file) =>
        [...readFileSync(file, 'utf8').matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
    );
    expect(read.length).toBeGreaterThan(40);
    expect([...new Set(read)].filter((name) => !text.includes(`${name}:`) && !ofTheImage.has(name))).toEqual(
      [],
    );
  });

  it('bounds the memory of every container, so that none takes that of the servers', () => {
    expect(services.filter(([, { mem_limit: limit }]) => !limit).map(([name]) => name)).toEqual([]);
  });

  it('keeps the logs of every container bounded', () => {
    expect(services.filter(([, { logging }]) => logging?.driver !== 'local').map(([name]) => name)).toEqual(
      [],
    );
  });

  it('stores the data of each server on a volume of its own', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(mounted.filter((name) => !name.startsWith('./'))).toEqual(Object.keys(compose.volumes));
  });
});

/** Returns the files of a service that define variables. */
function schemaFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('environment.ts'))
    .map((name) => join(folder, name));
}

/** Throws if a service waits for itself, or for a health check or an exit that never comes. */
function waitsFor(name: string, before: string[]): void {
  if (before.includes(name)) throw new Error([...before, name].join(' waits for '));
  for (const [other, { condition }] of Object.entries(compose.services[name]?.depends_on ?? {})) {
    const service = compose.services[other];
    // Our own images have a health check in the Dockerfile.
    if (condition === 'service_healthy' && !service?.healthcheck && !service?.build) {
      throw new Error(`${other} has no health check`);
    }
    if (condition === 'service_completed_successfully' && other !== 'provision') {
      throw new Error(`${other} does not end`);
    }
    waitsFor(other, [...before, name]);
  }
}
