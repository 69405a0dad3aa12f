import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository.fixture.js';
import type { Manifest } from './manifest.js';

const folder = join(root, 'k8s', 'overlays');

export const overlays = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, 'kustomization.yaml')),
);

const rendered = new Map<string, Manifest[]>();

/**
 * Returns the objects of an overlay as `kubectl apply -k` sends them. jest.config.js leaves specs with it out if
 * kustomize is missing.
 */
export function overlay(name: string): Manifest[] {
  const manifests = rendered.get(name) ?? render(join(folder, name));
  rendered.set(name, manifests);
  return structuredClone(manifests);
}

/** Renders the objects of a folder with a kustomization. */
export function render(path: string): Manifest[] {
  const [program = '', ...args] = (process.env['KUSTOMIZE'] ?? 'kubectl kustomize').split(' ');
  const printed = execFileSync(program, [...args, path], { maxBuffer: 16 * 1024 * 1024 });
  return parseAllDocuments(String(printed)).map((document) => document.toJS() as Manifest);
}
