import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A process of the product, and the app whose program it runs. */
interface ProductProcess {
  name: string;
  app: string;
}

/** All processes of the product, from the launcher's list. */
export function productProcesses(): ProductProcess[] {
  const list = readFileSync(join(root, 'infra/launch/services/service-list.mjs'), 'utf8');
  const entries = [...list.matchAll(/\{\s+name: '([a-z-]+)',(?:\s+app: '([a-z-]+)')?/g)];
  return entries.map(([, name = '', app = name]) => ({ name, app }));
}

/** The names of all processes of the product. */
export function processNames(): string[] {
  return productProcesses().map(({ name }) => name);
}

/** The apps that have an image: one image may run several processes. */
export function imageNames(): string[] {
  return [...new Set(productProcesses().map(({ app }) => app))];
}
