import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifest.js';

/** Components and labels need a kustomize of version 5, which kubectl has since 1.27. */
const OLDEST = 5;

/** Whether this machine has a kubectl whose kustomize is recent enough. */
export function hasKubectl(): boolean {
  try {
    const version = execFileSync('kubectl', ['version', '--client', '--output=json'], { stdio: 'pipe' });
    const { kustomizeVersion = '' } = JSON.parse(String(version)) as { kustomizeVersion?: string };
    return Number(/^v(\d+)/.exec(kustomizeVersion)?.[1] ?? 0) >= OLDEST;
  } catch {
    return false;
  }
}

/** What `kubectl kustomize` prints for an overlay. */
export function kubectlKustomize(folder: string): Manifest[] {
  const printed = execFileSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return parseAllDocuments(printed).map((document) => document.toJS() as Manifest);
}
