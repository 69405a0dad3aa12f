import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pinnedEnvironment, pinnedNode } from './pinned-node.mjs';
import { programOf } from './program-of.mjs';
import { runChild } from './run-child.mjs';
import { inRoot, LaunchError, root } from './workspace.mjs';

const STAMP = inRoot('.nx', 'built-from');
const SOURCES = ['apps', 'libs', 'infra'];
const ROOT_FILES = ['package-lock.json', 'nx.json', 'tsconfig.json', 'tsconfig.base.json'];

/** Folders that hold what was made, not what it is made from. */
const MADE = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  'test-results',
  'playwright-report',
  '.data',
]);

/** Builds what has changed since the last build; says nothing and costs nothing when that is nothing. */
export async function build() {
  const stamp = sourceStamp();
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  process.stdout.write('Building …\n');
  const begun = Date.now();
  let output = '';
  const code = await runChild(
    pinnedNode(),
    [programOf('nx'), 'run-many', '-t', 'build', '--outputStyle=stream-without-prefixes'],
    {
      cwd: root,
      env: { ...pinnedEnvironment(), NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' },
      onOutput: (text) => {
        output += text;
        for (const [, project] of text.matchAll(/> nx run (\S+):build/g))
          process.stdout.write(`  ${project}\n`);
      },
    },
  );
  if (code !== 0) process.stderr.write(output);
  if (code !== 0) throw new LaunchError(`The build failed (exit code ${code}); its messages are above.`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  process.stdout.write(`Built in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
}

/** Whether the program that everything else hangs on is there at all. */
function isBuilt() {
  return existsSync(inRoot('apps', 'standalone', 'dist', 'main.js'));
}

/** One value for path, size and time of every source file. */
function sourceStamp() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!MADE.has(entry.name)) walk(path);
      } else if (entry.isFile() && !entry.name.endsWith('.md')) add(path);
    }
  };
  for (const folder of SOURCES) walk(inRoot(folder));
  for (const file of ROOT_FILES) add(inRoot(file));
  return hash.digest('hex');
}
