import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the workspace of an app (named without its scope) and all that it depends on at run time, the app first. */
export function requiredWorkspaces(root, app) {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const { packages } = read('package-lock.json');
  const find = (name) => {
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
