import { isFields, nameOf, type Manifest } from './manifest.js';
import { validateByDefinition } from './operator-schemas.fixture.js';

/** Packages with compiled schemas, by apiVersion. */
const PACKAGES: Record<string, string> = {
  v1: 'kubernetes-models',
  'apps/v1': 'kubernetes-models',
  'autoscaling/v2': 'kubernetes-models',
  'batch/v1': 'kubernetes-models',
  'networking.k8s.io/v1': 'kubernetes-models',
  'policy/v1': 'kubernetes-models',
  'cert-manager.io/v1': '@kubernetes-models/cert-manager',
  'keda.sh/v1alpha1': '@kubernetes-models/keda',
  'traefik.io/v1alpha1': '@kubernetes-models/traefik',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator',
};

/** API groups whose operators publish no package with schemas. */
const BY_DEFINITION = [
  'postgresql.cnpg.io/v1',
  'barmancloud.cnpg.io/v1',
  'rabbitmq.com/v1beta1',
  'redis.redis.opstreelabs.in/v1beta2',
  'gateway.networking.k8s.io/v1',
  'external-secrets.io/v1',
];

type Models = Record<string, { prototype: { validate: (this: unknown) => void } } | undefined>;

/** Returns the errors of an object by the schema of its kind, one line each. */
export async function validateManifest(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  if (BY_DEFINITION.includes(apiVersion)) return validateByDefinition(manifest);
  const models = (await import(
    `${PACKAGES[apiVersion] ?? 'no-package-for'}/${apiVersion}/${kind}`
  )) as Models;
  const model = models[kind];
  if (!model) return [`${nameOf(manifest)}: ${apiVersion} ${kind} has no schema`];
  const read = new Set<string>();
  const recorded = recordReads(manifest, '', read);
  try {
    model.prototype.validate.call(recorded);
  } catch (error) {
    return [`${nameOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`];
  }
  return unreadFields(manifest, '', read).map((path) => `${nameOf(manifest)}: ${path} is unknown`);
}

/**
 * Wraps a value to record which of its fields are read. The schemas accept unknown fields, which the API server rejects
 * or drops; so a misspelt field is one that the schema never reads. Listing the keys, as for a free-form map, counts as
 * reading all.
 */
function recordReads(value: unknown, path: string, read: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item, index) => recordReads(item, `${path}/${index}`, read));
  if (!isFields(value)) return value;
  const children = Object.entries(value).map(([key, child]) => [
    key,
    recordReads(child, `${path}/${key}`, read),
  ]);
  return new Proxy(Object.fromEntries(children) as object, {
    get(object, key) {
      read.add(`${path}/${String(key)}`);
      return Reflect.get(object, key) as unknown;
    },
    ownKeys(object) {
      for (const key of Object.keys(object)) read.add(`${path}/${key}`);
      return Reflect.ownKeys(object);
    },
  });
}

function unreadFields(value: unknown, path: string, read: ReadonlySet<string>): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => unreadFields(item, `${path}/${index}`, read));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const field = `${path}/${key}`;
    return read.has(field) ? unreadFields(child, field, read) : [field];
  });
}
