import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './run-child.mjs';
import { isNodeOfModules } from './pinned-node.mjs';
import { installedMatchesLock } from './installed-matches-lock.mjs';
import { inRoot, LaunchError, root } from './workspace.mjs';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.installed-from');

/** Milliseconds between two lines that say that the installation goes on. */
const PROGRESS = 15_000;

/** Whether node_modules is what package-lock.json asks for. */
export function isInstalled() {
  const wanted = lockStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  // A developer's own npm install left no stamp; npm's record tells whether it serves as well.
  const matches = installedMatchesLock(
    JSON.parse(readFileSync(LOCK, 'utf8')),
    JSON.parse(readFileSync(record, 'utf8')),
  );
  if (matches) writeFileSync(STAMP, wanted);
  return matches;
}

/** Installs the dependencies of the lock file. Throws LaunchError with one line. */
export async function install() {
  process.stdout.write('Installing dependencies from package-lock.json (once, about a minute) …\n');
  const begun = Date.now();
  const progress = setInterval(() => {
    process.stdout.write(`  still installing, ${Math.round((Date.now() - begun) / 1000)} s\n`);
  }, PROGRESS);
  let output = '';
  const { command, args } = npm();
  const code = await runChild(
    command,
    // The build needs development packages whatever NODE_ENV says, and the pinned Node needs its install script.
    [
      ...args,
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts=false',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    {
      cwd: root,
      onOutput: (text) => {
        output += text;
      },
    },
  )
    .catch((error) => {
      throw new LaunchError(`npm could not be run to install the dependencies: ${error.message}`);
    })
    .finally(() => clearInterval(progress));
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchError(`The dependencies could not be installed: ${reasonOf(output)}`);
  }
  writeFileSync(STAMP, lockStamp());
  process.stdout.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
}

/** Whether an installation must be left to another Node, because it would remove the one that runs this. */
export function mustInstallElsewhere() {
  return isNodeOfModules() && outerNode() !== undefined;
}

/** The Node that runs npm, which lies outside of node_modules. */
export function outerNode() {
  const node = process.env['npm_node_execpath'];
  return node && existsSync(node) && !node.startsWith(inRoot('node_modules')) ? node : undefined;
}

function lockStamp() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** npm as it was called, else the one beside this Node, else the one in PATH. */
function npm() {
  const called = process.env['npm_execpath'];
  if (called?.endsWith('.js') && existsSync(called)) {
    return { command: outerNode() ?? process.execPath, args: [called] };
  }
  const folder = dirname(process.execPath);
  const beside = [
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => existsSync(path));
  return beside ? { command: process.execPath, args: [beside] } : { command: 'npm', args: [] };
}

/** @param {string} output */
function reasonOf(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'no space left on the disk.';
  if (/EACCES|EROFS|EPERM/.test(output)) return "the folder can't be written by this user.";
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output)) {
    return 'the npm registry can not be reached from here.';
  }
  const lines = output
    .split('\n')
    .filter((text) => /^npm (error|ERR!) \S/.test(text) && !/ code /.test(text));
  return (lines[0] ?? 'npm ci failed').replace(/^npm (error|ERR!)\s*/, '');
}
