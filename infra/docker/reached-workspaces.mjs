import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the repository that hold workspaces. */
const GROUPS = ['apps', 'libs', 'infra'];

/**
 * A package of this repository that a production process needs.
 * @typedef {object} ReachedWorkspace
 * @property {string} name
 * @property {string} folder its place in the repository, `libs/contracts`
 * @property {{ name: string, dependencies?: Record<string, string>, devDependencies?: unknown }} manifest its package.json
 */

/**
 * The workspace of an app and all that it depends on at run time, the app first.
 * @param {string} root the repository
 * @param {string} app folder in apps/ or infra/
 * @returns {ReachedWorkspace[]}
 */
export function reachedWorkspaces(root, app) {
  const first = find(root, app, ['apps', 'infra']);
  if (!first) throw new Error(`There is no app "${app}".`);
  const reached = [first];
  for (const { manifest } of reached) {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!name.startsWith('@chauffeur/') || reached.some((workspace) => workspace.name === name)) continue;
      const found = find(root, name.slice('@chauffeur/'.length), GROUPS);
      if (!found) throw new Error(`${name} is in no folder of its name.`);
      reached.push(found);
    }
  }
  return reached;
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string[]} groups
 * @returns {ReachedWorkspace | undefined}
 */
function find(root, name, groups) {
  const folder = groups
    .map((group) => `${group}/${name}`)
    .find((path) => existsSync(join(root, path, 'package.json')));
  if (!folder) return undefined;
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { name: manifest.name, folder, manifest };
}
