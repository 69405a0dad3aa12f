import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runChild } from '../run-child.mjs';
import { inRoot, LaunchError, root } from '../workspace.mjs';

/**
 * What to install and build: the product, in one process or as services, or every workspace with the test tools.
 * @typedef {'product' | 'services' | 'all'} Scope
 * @typedef {'dependencies' | 'devDependencies' | 'optionalDependencies'} DependencyKind
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }
 *   & { [kind in DependencyKind]?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/** Workspaces of the product; npm adds those that they depend on. */
export const PRODUCT = ['standalone', 'web', 'admin', 'driver'];

/** Fields in which an installed package must match its entry in the lock file. */
const COMPARED_FIELDS = /** @type {const} */ ([
  'version',
  'integrity',
  'link',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
]);

/** Exit code of npm after SIGKILL. */
const KILLED = 137;

/** Milliseconds between two lines of progress. */
const PROGRESS_INTERVAL = 15_000;

/**
 * Whether node_modules matches package-lock.json.
 * @param {Scope} scope
 */
export function isInstalled(scope) {
  const record = inRoot('node_modules', '.package-lock.json');
  return existsSync(record) && matchesLock(readLock(inRoot('package-lock.json')), readLock(record), scope);
}

/**
 * Whether npm's record of an installation matches the lock file. Each installed package must be equal to its locked
 * entry, including its dependencies: then these are installed too, except optional ones for other systems.
 * @param {Lock} lock package-lock.json
 * @param {Lock} record node_modules/.package-lock.json
 * @param {Scope} scope
 */
export function matchesLock(lock, record, scope) {
  const comparedFields = (/** @type {LockedPackage} */ found = {}) =>
    COMPARED_FIELDS.map((name) => found[name]);
  const { dependencies, devDependencies } = lock.packages[''] ?? {};
  const links = Object.keys(lock.packages).filter((path) => path.startsWith('node_modules/@chauffeur/'));
  const required = [
    ...(scope !== 'all' ? PRODUCT.map((name) => `node_modules/@chauffeur/${name}`) : links),
    ...Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`),
  ];
  return (
    required.every((path) => record.packages[path]) &&
    Object.entries(record.packages).every(([path, found]) =>
      isDeepStrictEqual(comparedFields(found), comparedFields(lock.packages[path])),
    )
  );
}

/**
 * Installs the dependencies of the lock file. Test tools stay if they are installed already.
 * @param {Scope} wanted
 */
export async function install(wanted) {
  const scope = existsSync(inRoot('node_modules', '@chauffeur', 'checks')) ? 'all' : wanted;
  process.stdout.write('Installing dependencies from package-lock.json (once, about a minute) …\n');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(
    () => process.stdout.write(`  still installing, ${seconds()} s\n`),
    PROGRESS_INTERVAL,
  );
  // The build needs development packages whatever NODE_ENV is; an install script of the private PostgreSQL links its
  // libraries.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts=false', '--prefer-offline'];
  const workspaces = scope !== 'all' ? PRODUCT.map((name) => `--workspace=@chauffeur/${name}`) : [];
  const options = ['--loglevel=error', '--no-audit', '--no-fund', ...workspaces, '--include-workspace-root'];
  const npm = process.env['npm_execpath'];
  const [command, program] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  let output = '';
  const onOutput = (/** @type {string} */ text) => void (output += text);
  // npm goes on long after a signal, and the next installation begins by removing what this one leaves.
  const child = { cwd: root, onOutput, isDisposable: true };
  const code = await runChild(command, [...program, ...args, ...options], child).finally(() =>
    clearInterval(progress),
  );
  if (code === KILLED) {
    throw new LaunchError('The installation was interrupted; the next command begins it again.');
  }
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchError('The dependencies could not be installed; the messages of npm are above.');
  }
  process.stdout.write(`Installed in ${seconds()} s.\n`);
}

/** Returns the Node outside of node_modules if this process runs on the one inside, which the installation removes. */
export function outerNode() {
  const modules = inRoot('node_modules');
  const outer = process.env['npm_node_execpath'];
  const isInside = realpathSync(process.execPath).startsWith(modules);
  return isInside && outer && existsSync(outer) && !outer.startsWith(modules) ? outer : undefined;
}

/**
 * @param {string} path
 * @returns {Lock}
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
