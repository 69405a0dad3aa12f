import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const loaded = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifest = z.object({
  url: z.string(),
  entry: loaded,
  routes: z.record(z.string(), loaded.extend({ parentId: z.string().optional() })),
});

/**
 * Returns the paths of the scripts that the first load of each page needs, by its route's id, of the browser's part of a
 * React Router build: the manifest, the entry, the page and the routes around it, with all their imports.
 */
export function pageScripts(folder: string): ReadonlyMap<string, readonly string[]> {
  const assets = path.join(folder, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`There is no manifest of the routes in ${assets}.`);
  const source = readFileSync(path.join(assets, file), 'utf8');
  const { url, entry, routes } = manifest.parse(JSON.parse(source.replace(/^[^{]*|[^}]*$/g, '')));
  const scriptsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route.module, ...route.imports, ...scriptsOf(route.parentId)] : [];
  };
  return new Map(
    Object.keys(routes).map((id) => {
      const scripts = new Set([url, entry.module, ...entry.imports, ...scriptsOf(id)]);
      return [id, [...scripts].map((script) => path.join(folder, script))];
    }),
  );
}

/** Returns the paths of a file that is loaded on demand, `<name>-<hash>.js`, and of all that it imports. */
export function scriptsOnDemand(folder: string, name: string): readonly string[] {
  const assets = path.join(folder, 'assets');
  const files = readdirSync(assets).filter((found) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(found));
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`There are ${files.length} files ${name} in ${assets}, not one.`);
  const found = new Set([file]);
  for (const script of found) {
    const source = readFileSync(path.join(assets, script), 'utf8');
    for (const [, imported = ''] of source.matchAll(/\b(?:from|import)["'`]\.\/([^"'`]+)["'`]/g))
      found.add(imported);
  }
  return [...found].map((script) => path.join(assets, script));
}
