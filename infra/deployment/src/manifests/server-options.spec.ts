import { describe, expect, it } from '@jest/globals';
import { containersOf, nameOf, type Fields, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}

const manifests = overlay('production-strict');
const withServers = [...manifests, ...overlay('production-strict-migrations')].filter(
  (manifest) =>
    ['Deployment', 'Job'].includes(manifest.kind) &&
    variablesOf(manifest).some(({ name }) => /^(DATABASE|RABBITMQ|REDIS)_URL$/.test(name)),
);

function variablesOf(manifest: Manifest): Variable[] {
  return (containersOf(manifest)[0]?.['env'] ?? []) as Variable[];
}

describe('production with TLS and users by service', () => {
  it.each(withServers.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s connects by TLS alone, as a user of its own, and trusts the servers’ authority',
    (_name, manifest) => {
      const variables = variablesOf(manifest);
      const user = manifest.metadata.name.replace('migrate-', '');
      const database = user === 'email-worker' ? 'notifications' : user;
      const expected: Record<string, string> = {
        DATABASE_URL: `postgresql://${database}:$(DATABASE_PASSWORD)@postgres-rw:5432/${database}?sslmode=verify-full`,
        RABBITMQ_URL:
          // A job requires the variable but does not connect.
          manifest.kind === 'Job'
            ? 'amqp://not-used:5672'
            : `amqps://${user}:$(RABBITMQ_PASSWORD)@rabbitmq:5671`,
        REDIS_URL: `rediss://${user}:$(REDIS_PASSWORD)@redis:6379`,
      };
      const addresses = variables.filter(({ name }) => name in expected);
      expect(addresses).toEqual(addresses.map(({ name }) => ({ name, value: expected[name] })));
      expect(variables).toContainEqual({ name: 'NODE_EXTRA_CA_CERTS', value: '/servers/ca.crt' });
      const mounts = containersOf(manifest)[0]?.['volumeMounts'] as Fields[];
      expect(mounts.map(({ mountPath }) => mountPath)).toContain('/servers');
    },
  );

  it('reads no password of an administrator', () => {
    const secrets = manifests
      .flatMap(variablesOf)
      .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []);
    expect(secrets).not.toContain('rabbitmq-default-user');
    expect(secrets).not.toContain('redis');
  });

  // Kubernetes replaces `$(NAME)` only by variables defined before it.
  it.each(withServers.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s has each password before the address with it',
    (_name, manifest) => {
      const variables = variablesOf(manifest);
      const names = variables.map(({ name }) => name);
      const tooEarly = variables.filter(({ value = '' }, index) =>
        [...value.matchAll(/\$\((\w+)\)/g)].some(([, used = '']) => !names.slice(0, index).includes(used)),
      );
      expect(tooEarly).toEqual([]);
    },
  );

  it('lets the topology operator make the users by the port that the network policy opens to it', () => {
    const server = manifests.find((manifest) => nameOf(manifest) === 'RabbitmqCluster/rabbitmq');
    const uri = new URL(server?.metadata.annotations?.['rabbitmq.com/operator-connection-uri'] ?? '');
    expect(uri.origin).toBe('http://rabbitmq.chauffeur.svc:15672');
    const policy = manifests.find((manifest) => nameOf(manifest) === 'NetworkPolicy/rabbitmq') as Manifest;
    const { ingress } = policy['spec'] as { ingress: { from: unknown[]; ports?: { port: number }[] }[] };
    const rule = ingress.find(({ from }) => JSON.stringify(from).includes('"rabbitmq-system"'));
    expect(rule?.ports?.map(({ port }) => String(port))).toEqual([uri.port]);
  });

  it('has a certificate for the name by which each server is addressed', () => {
    const names = manifests
      .filter(({ kind }) => kind === 'Certificate')
      .flatMap(({ spec }) => (spec as { dnsNames?: string[] }).dnsNames ?? []);
    expect(names).toEqual(expect.arrayContaining(['postgres-rw', 'rabbitmq', 'redis']));
  });
});
