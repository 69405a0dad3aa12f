import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

interface ProductProcess {
  name: string;
  /** The app whose program it runs. */
  app: string;
  hasDatabase: boolean;
}

/** Returns all processes of the product, from the launcher's list. */
export function productProcesses(): ProductProcess[] {
  const list = readFileSync(join(root, 'infra/launch/services/service-list.ts'), 'utf8');
  const entries = [...list.matchAll(/\{\s+name: '([a-z-]+)'[^}]*\}/g)];
  return entries.map(([entry, name = '']) => ({
    name,
    app: /app: '([a-z-]+)'/.exec(entry)?.[1] ?? name,
    hasDatabase: entry.includes('database:'),
  }));
}

/** Returns the names of all processes of the product. */
export function processNames(): string[] {
  return productProcesses().map(({ name }) => name);
}

/** Returns the apps that have an image. One image may run several processes. */
export function imageNames(): string[] {
  return [...new Set(productProcesses().map(({ app }) => app))];
}
