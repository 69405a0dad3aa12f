import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package of this repository that a production process needs.
 * @typedef {object} RequiredWorkspace
 * @property {string} name
 * @property {string} folder path in the repository, `libs/contracts`
 * @property {{ name: string, dependencies?: Record<string, string>, devDependencies?: unknown }} manifest its package.json
 */

/**
 * Returns the workspace of an app and all that it depends on at run time, the app first.
 * @param {string} root the repository, whose lock file has the folder of each workspace
 * @param {string} app its name without the scope
 * @returns {RequiredWorkspace[]}
 */
export function requiredWorkspaces(root, app) {
  const read = (/** @type {string[]} */ ...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const { packages } = read('package-lock.json');
  const find = (/** @type {string} */ name) => {
    const folder = packages[`node_modules/${name}`]?.resolved;
    if (!folder) throw new Error(`There is no workspace ${name}.`);
    return { name, folder, manifest: read(folder, 'package.json') };
  };
  const reached = [find(`@chauffeur/${app}`)];
  for (const { manifest } of reached) {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const isKnown = reached.some((workspace) => workspace.name === name);
      if (name.startsWith('@chauffeur/') && !isKnown) reached.push(find(name));
    }
  }
  return reached;
}
