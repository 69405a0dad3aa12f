import { build } from './build.mjs';
import { install, isInstalled, mustInstallElsewhere, outerNode } from './install.mjs';
import { isPinnedNode, runOnPinnedNode } from './pinned-node.mjs';
import { runChild } from './run-child.mjs';
import { endWithParent } from './watch-parent.mjs';
import { explain, inRoot, LaunchError, root } from './workspace.mjs';

/**
 * Runs a command of this folder: first on whatever Node there is, to install what is missing, then on the
 * pinned Node, where `run` is called after the build. Sets the exit code.
 * @param {string} script file name of the command in this folder, to hand it over
 * @param {() => Promise<void>} run
 * @param {{ builds?: boolean, lastLineOfFailure?: string }} [options] `builds`: whether to build before `run`
 */
export async function prepareAndRun(script, run, { builds = true, lastLineOfFailure } = {}) {
  endWithParent();
  try {
    requireNode(20);
    const path = inRoot('infra', 'launch', script);
    const args = process.argv.slice(2);
    if (!isInstalled()) {
      const outer = outerNode();
      if (mustInstallElsewhere() && outer) {
        process.exitCode = await runChild(outer, [path, ...args], { cwd: root, ipc: true });
        return;
      }
      await install();
    }
    if (!isPinnedNode()) {
      process.exitCode = await runOnPinnedNode(path, args);
      return;
    }
    if (builds) await build();
    await run();
  } catch (error) {
    explain(error);
    if (lastLineOfFailure) process.stdout.write(`${lastLineOfFailure}\n`);
    process.exitCode = 1;
  }
}

/** @param {number} major the oldest Node that gets as far as the pinned one */
function requireNode(major) {
  if (Number(process.versions.node.split('.')[0]) < major) {
    throw new LaunchError(`Node ${major} or newer is needed to start; this is ${process.version}.`);
  }
}
