import { nameOf, type Manifest } from '../kustomize/manifest.js';
import { faultsOf } from './unread-fields.js';

/** The package that has a group's schemas, compiled, by the objects' apiVersion. */
const PACKAGES: Record<string, string> = {
  v1: 'kubernetes-models',
  'apps/v1': 'kubernetes-models',
  'autoscaling/v2': 'kubernetes-models',
  'batch/v1': 'kubernetes-models',
  'networking.k8s.io/v1': 'kubernetes-models',
  'policy/v1': 'kubernetes-models',
  'keda.sh/v1alpha1': '@kubernetes-models/keda',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator',
};

/** Groups whose operators publish no schema as a package: the fields of their objects are not checked here. */
const UNCHECKED = [
  'postgresql.cnpg.io/v1',
  'barmancloud.cnpg.io/v1',
  'rabbitmq.com/v1beta1',
  'redis.redis.opstreelabs.in/v1beta2',
];

type Models = Record<string, { prototype: { validate: (this: unknown) => void } } | undefined>;

/** What is wrong with an object by the schema of its kind, a line each; none for an unchecked group. */
export async function validateManifest(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  if (UNCHECKED.includes(apiVersion)) return [];
  const models = (await import(
    `${PACKAGES[apiVersion] ?? 'no-package-for'}/${apiVersion}/${kind}`
  )) as Models;
  const model = models[kind];
  if (!model) return [`${nameOf(manifest)}: ${apiVersion} ${kind} has no schema`];
  return faultsOf(manifest, (data) => model.prototype.validate.call(data)).map(
    (fault) => `${nameOf(manifest)}: ${fault}`,
  );
}
