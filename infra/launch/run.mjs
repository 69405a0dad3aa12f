import { existsSync } from 'node:fs';
import { build, hasBuild } from './prepare/build.mjs';
import { exclusively } from './prepare/exclusively.mjs';
import { install, isInstalled, outerNode } from './prepare/install.mjs';
import { endWithParent, runChild } from './run-child.mjs';
import {
  explain,
  inRoot,
  isPinnedNode,
  LaunchError,
  pinnedEnvironment,
  pinnedMajor,
  pinnedNode,
  root,
} from './workspace.mjs';

// node infra/launch/run.mjs COMMAND: what the npm scripts of package.json call. It works on any Node from 20 on with
// nothing installed: it installs the lock file's packages, restarts on the Node that package.json pins, builds what has
// changed, and runs the command.

/**
 * @typedef {object} Command
 * @property {(args: string[]) => Promise<unknown>} run may resolve with the exit code
 * @property {import('./prepare/install.mjs').Scope} [scope] what to install and build; by default everything
 * @property {boolean} [builds] `false` if `run` builds what it needs
 * @property {boolean} [isForRunning] whether it is for a product that may run: it uses the packages and the build that are there
 * @property {string} [lastLineOfFailure] printed if `run` could not start
 */

/** @type {Record<string, Command>} */
const commands = {
  start: { scope: 'product', run: startStandalone },
  'start-services': { scope: 'services', run: () => import('./services/start-services.ts') },
  operate: {
    scope: 'product',
    isForRunning: true,
    run: () => import(inRoot('apps', 'standalone', 'dist', 'operators', 'main.js')),
  },
  dev: { builds: false, run: () => import('./commands/dev.ts') },
  journey: { run: async (args) => (await import('./tests/playwright.ts')).runJourney(args) },
  test: { builds: false, run: test, lastLineOfFailure: '0 passed, 1 failed' },
  'test-abuse': { run: async (args) => (await import('./tests/playwright.ts')).runTestAbuse(args) },
  'test-faults': {
    run: async (args) => (await import('./commands/faults.ts')).runFaults('testSystemFaults', args),
  },
  'test-mail-faults': {
    run: async (args) => (await import('./commands/faults.ts')).runFaults('testMailFaults', args),
  },
  'test-rollout': {
    run: async (args) => (await import('./commands/faults.ts')).runFaults('testRollout', args),
  },
  bench: { run: async (args) => (await import('./commands/benches.ts')).runBench(args) },
};

async function startStandalone() {
  process.setSourceMapsEnabled(true);
  await import(inRoot('apps', 'standalone', 'dist', 'main.js'));
}

/** @param {string[]} args `--fast` leaves out tests that need servers or a browser */
async function test(args) {
  const { runTests } = await import('./tests/run-tests.ts');
  await runTests({ fast: args.includes('--fast') });
}

/** @param {Command} command */
async function prepareAndRun({ run, scope = 'all', builds = true, isForRunning = false }) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new LaunchError(`Node 20 or newer is needed to start; this is ${process.version}.`);
  }
  const [, script = '', ...args] = process.argv;
  // After `git pull`, an installation or a build would replace the files of the product that runs.
  const isPrepared = isForRunning && hasBuild();
  if (!isPrepared && !isInstalled(scope)) {
    const outer = outerNode();
    if (outer) return runChild(outer, [script, ...args], { cwd: root, ipc: true });
    // Two installations at once would remove each other's packages.
    await exclusively(async () => {
      if (!isInstalled(scope)) await install(scope);
    });
  }
  if (!isPinnedNode()) {
    if (!existsSync(pinnedNode)) {
      throw new LaunchError(`On this system Node ${pinnedMajor()} is needed; this is ${process.version}.`);
    }
    const options = { cwd: root, env: pinnedEnvironment(), ipc: true };
    return runChild(pinnedNode, ['--enable-source-maps', script, ...args], options);
  }
  if (builds && !isPrepared) await build(scope);
  // Removes the command, so that programs of apps find their arguments where they expect them.
  process.argv.splice(2, 1);
  return run(process.argv.slice(2));
}

const command = commands[process.argv[2] ?? ''];
endWithParent();
try {
  if (!command) throw new LaunchError(`Name one of the commands: ${Object.keys(commands).join(', ')}.`);
  const code = await prepareAndRun(command);
  if (typeof code === 'number') process.exitCode = code;
} catch (error) {
  explain(error);
  if (command?.lastLineOfFailure) process.stdout.write(`${command.lastLineOfFailure}\n`);
  process.exitCode = 1;
}
