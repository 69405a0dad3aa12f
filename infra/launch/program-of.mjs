import { readFileSync } from 'node:fs';
import { inRoot } from './workspace.mjs';

/**
 * Path of the JavaScript program that an installed package brings.
 * @param {string} packageName
 * @param {string} [program] its name; the package's own unless given
 */
export function programOf(packageName, program = packageName) {
  const folder = inRoot('node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[program];
  if (!path) throw new Error(`${packageName} has no program ${program}`);
  return `${folder}/${path}`;
}
