import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { isFields, type Fields, type Manifest } from './manifest.js';
import { strategicMerge } from './strategic-merge.js';

interface Patch {
  path: string;
  target?: { kind?: string; name?: string; labelSelector?: string };
}

/** The features of kustomize that our files use. Any other is refused, so that nothing is left out unnoticed. */
interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  components?: string[];
  patches?: Patch[];
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[];
  images?: { name: string; newName: string; newTag: string }[];
}

const KNOWN = ['apiVersion', 'kind', 'namespace', 'resources', 'components', 'patches', 'labels', 'images'];

/** Objects of Kubernetes that belong to no namespace. */
const WITHOUT_NAMESPACE = ['Namespace'];

/**
 * The objects of an overlay, as `kubectl kustomize` prints them, for machines without it; a test holds the two together
 * where there is one. Throws for features that it does not know.
 * @param folder that of kustomization.yaml
 */
export function buildOverlay(folder: string, collected: Manifest[] = []): Manifest[] {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(kustomization).filter((feature) => !KNOWN.includes(feature));
  if (unknown.length > 0)
    throw new Error(`${folder} uses ${unknown.join(', ')}, which this builder does not know`);
  let manifests = [...collected];
  for (const path of kustomization.resources ?? []) manifests.push(...load(join(folder, path)));
  for (const path of kustomization.components ?? []) manifests = buildOverlay(join(folder, path), manifests);
  for (const patch of kustomization.patches ?? []) manifests = applyPatch(folder, patch, manifests);
  if (kustomization.namespace) setNamespace(manifests, kustomization.namespace);
  for (const labels of kustomization.labels ?? []) setLabels(manifests, labels);
  for (const image of kustomization.images ?? []) setImage(manifests, image);
  return manifests;
}

function load(path: string): Manifest[] {
  return statSync(path).isDirectory() ? buildOverlay(path) : readManifests(path);
}

/** The documents of a YAML file. */
export function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('; ')}`);
    return document.toJS() as Manifest;
  });
}

function applyPatch(folder: string, { path, target }: Patch, manifests: Manifest[]): Manifest[] {
  const [patch] = readManifests(join(folder, path));
  if (!patch) throw new Error(`${path} is empty`);
  const { apiVersion: _apiVersion, kind, metadata, $patch, ...change } = patch;
  const wanted = target ?? { kind, name: metadata.name };
  const targets = manifests.filter((manifest) => isTarget(manifest, wanted));
  if (targets.length === 0) throw new Error(`${path} changes nothing`);
  if ($patch === 'delete') return manifests.filter((manifest) => !targets.includes(manifest));
  return manifests.map((manifest) =>
    targets.includes(manifest) ? (strategicMerge(manifest, change) as Manifest) : manifest,
  );
}

function isTarget({ kind, metadata }: Manifest, target: NonNullable<Patch['target']>): boolean {
  if (target.kind && kind !== target.kind) return false;
  if (target.name && !new RegExp(`^(${target.name})$`).test(metadata.name)) return false;
  if (!target.labelSelector) return true;
  const [key = '', value] = target.labelSelector.split('=');
  return metadata.labels?.[key] === value;
}

function setNamespace(manifests: Manifest[], namespace: string): void {
  for (const { kind, metadata } of manifests)
    if (!WITHOUT_NAMESPACE.includes(kind)) metadata.namespace = namespace;
}

function setLabels(
  manifests: Manifest[],
  { pairs, includeTemplates }: NonNullable<Kustomization['labels']>[number],
): void {
  for (const manifest of manifests) {
    manifest.metadata.labels = { ...manifest.metadata.labels, ...pairs };
    const template = podTemplateOf(manifest);
    if (!template || !includeTemplates) continue;
    const metadata = isFields(template['metadata']) ? template['metadata'] : {};
    template['metadata'] = {
      ...metadata,
      labels: { ...(metadata['labels'] as Fields | undefined), ...pairs },
    };
  }
}

function setImage(manifests: Manifest[], image: NonNullable<Kustomization['images']>[number]): void {
  for (const manifest of manifests) {
    for (const container of containersOf(manifest)) {
      if (container['image'] === image.name) container['image'] = `${image.newName}:${image.newTag}`;
    }
  }
}

/** The pod template of a Deployment, StatefulSet or Job. */
export function podTemplateOf({ kind, spec }: Manifest): Fields | undefined {
  if (!['Deployment', 'StatefulSet', 'Job'].includes(kind) || !isFields(spec)) return undefined;
  return isFields(spec['template']) ? spec['template'] : undefined;
}

/** The containers of a Deployment, StatefulSet or Job. */
export function containersOf(manifest: Manifest): Fields[] {
  const spec = podTemplateOf(manifest)?.['spec'];
  return isFields(spec) && Array.isArray(spec['containers']) ? (spec['containers'] as Fields[]) : [];
}
