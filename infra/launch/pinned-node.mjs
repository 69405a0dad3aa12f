import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { runChild } from './run-child.mjs';
import { inRoot, LaunchError, root } from './workspace.mjs';

/** Where npm puts the Node that package.json pins. */
const PINNED = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Whether this very process is the pinned Node. */
export function isPinnedNode() {
  return existsSync(PINNED) && realpathSync(process.execPath) === realpathSync(PINNED);
}

/** Whether this process's own program lies in node_modules, which an installation removes. */
export function isNodeOfModules() {
  return realpathSync(process.execPath).startsWith(inRoot('node_modules'));
}

/** Path of the pinned Node. Throws LaunchError where it does not run on this system. */
export function pinnedNode() {
  try {
    execFileSync(PINNED, ['--version'], { stdio: 'pipe' });
    return PINNED;
  } catch {
    throw new LaunchError(
      `The Node that package.json pins does not run here (${PINNED}); run "npm ci" and see whether "npx node --version" answers.`,
    );
  }
}

/** Environment in which `node` means the pinned one. */
export function pinnedEnvironment() {
  const bin = inRoot('node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = process.env['PATH'] ?? '';
  return path.split(separator)[0] === bin
    ? process.env
    : { ...process.env, PATH: `${bin}${separator}${path}` };
}

/**
 * Runs a script on the pinned Node to its end; resolves with its exit code.
 * @param {string} script
 * @param {string[]} args
 */
export function runOnPinnedNode(script, args) {
  return runChild(pinnedNode(), ['--enable-source-maps', script, ...args], {
    cwd: root,
    env: pinnedEnvironment(),
    ipc: true,
  });
}
