import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { buildOverlay } from '../kustomize/build-overlay.js';
import type { Manifest } from '../kustomize/manifest.js';

/** The repository. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));

const folder = join(root, 'k8s', 'overlays');

/** Names of all overlays. */
export const overlays = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, 'kustomization.yaml')),
);

export const folderOf = (overlay: string) => join(folder, overlay);

export const overlay = (name: string): Manifest[] => buildOverlay(folderOf(name));
