import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exclusively } from './exclusively.mjs';
import { PRODUCT } from './install.mjs';
import { runChild } from '../run-child.mjs';
import { inRoot, LaunchError, pinnedEnvironment, programOf, root } from '../workspace.mjs';

/** Inputs of every build besides the workspaces' folders. */
const ROOT_FILES = ['package-lock.json', 'nx.json', 'tsconfig.base.json', 'tsconfig.project.json'];

/** Records what was built: the time of the newest source, and the scope. It does not exist until a begun build is complete. */
const BUILT_FROM = inRoot('.nx', 'built-from');

/** The product's program; without it the output was deleted. */
const MAIN = inRoot('apps', 'standalone', 'dist', 'main.js');

/**
 * The projects and targets that Nx builds. The product in one process needs no bundles of services.
 * @type {Record<import('./install.mjs').Scope, string[]>}
 */
const TARGETS = {
  product: ['-t', 'build', `--projects=${PRODUCT.join(',')}`],
  services: ['-t', 'build', 'bundle-services', `--projects=${[...PRODUCT, 'workspace'].join(',')}`],
  all: ['-t', 'build', 'bundle-services'],
};

/** Exit codes after SIGHUP, SIGINT and SIGTERM. */
const INTERRUPTED = [129, 130, 143];

/** Folders that builds and tests write to. */
const OUTPUT = /^(node_modules|dist|build|bundle|\.react-router|test-results|playwright-report|\.data)$/;

/** Whether there is an installation and a complete build, though perhaps of an earlier version. */
export function hasBuild() {
  // npm writes its record last.
  return [inRoot('node_modules', '.package-lock.json'), BUILT_FROM, MAIN].every((path) => existsSync(path));
}

/**
 * Builds what has changed. Nx decides what that is. It is skipped if no file has changed since the last build, because
 * it takes seconds and replaces folders that a running product may be reading.
 * @param {import('./install.mjs').Scope} scope
 * @returns {Promise<void>}
 */
export async function build(scope, isLocked = false) {
  const newest = newestChange();
  const built = existsSync(BUILT_FROM) ? readFileSync(BUILT_FROM, 'utf8') : '';
  const isBuilt = built === `${newest} all` || built === `${newest} ${scope}`;
  if (isBuilt && existsSync(MAIN)) return;
  // Looks again under the lock, because another command may have built meanwhile.
  if (!isLocked) return exclusively(() => build(scope, true));
  process.stdout.write('Building …\n');
  rmSync(BUILT_FROM, { force: true });
  const startedAt = Date.now();
  let output = '';
  const nx = [programOf('nx'), 'run-many', '--outputStyle=stream-without-prefixes'];
  const code = await runChild(process.execPath, [...nx, ...TARGETS[scope]], {
    cwd: root,
    env: { ...pinnedEnvironment(), NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' },
    onOutput: (text) => {
      output += text;
      for (const [, task] of text.matchAll(/> nx run (\S+)/g)) process.stdout.write(`  ${task}\n`);
    },
  });
  if (INTERRUPTED.includes(code)) {
    throw new LaunchError('The build was interrupted; the next command begins it again.');
  }
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchError(`The build failed (exit code ${code}); its messages are above.`);
  }
  mkdirSync(dirname(BUILT_FROM), { recursive: true });
  writeFileSync(BUILT_FROM, `${newest} ${scope}`);
  process.stdout.write(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
}

/** Returns when a source file was last changed, or a file was last added to or deleted from a source folder. */
function newestChange() {
  const times = ROOT_FILES.map((file) => modifiedAt(inRoot(file)));
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (OUTPUT.test(entry.name) || entry.name.endsWith('.md')) continue;
      // Skipped because a workspace's folder also changes with its output.
      const isWorkspace = entry.isDirectory() && existsSync(join(path, 'package.json'));
      if (!isWorkspace) times.push(modifiedAt(path));
      if (entry.isDirectory()) visit(path);
    }
  };
  for (const group of ['apps', 'libs', 'infra']) visit(inRoot(group));
  return Math.max(...times);
}

/** @param {string} path */
function modifiedAt(path) {
  return statSync(path).mtimeMs;
}
