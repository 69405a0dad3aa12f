import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Starts a process that runs a shell, which prints the id of a process that it waits for. The parent prints that it guards the
 * shell, and then its exit code.
 * @param {string} script
 * @param {object} [options] of `runChild`
 */
async function startParent(script, options = {}) {
  const program = `
    import { runChild } from ${JSON.stringify(new URL('run-child.mjs', import.meta.url).href)};
    const ended = runChild('/bin/sh', ['-c', ${JSON.stringify(script)}], ${JSON.stringify(options)});
    console.log('guarded');
    console.log('code', await ended);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (chunk) => (output += chunk));
  const closed = once(parent.stdout, 'close');
  while (!/guarded\n/.test(output) || !/^\d+\n/m.test(output)) await sleep(20);
  return {
    parent,
    grandchild: Number(/^\d+/m.exec(output)?.[0]),
    whenClosed: () => closed.then(() => output),
  };
}

/** @param {number} id */
async function untilEnded(id) {
  for (let tries = 0; tries < 300 && isRunning(id); tries += 1) await sleep(100);
  const hasEnded = !isRunning(id);
  if (!hasEnded) process.kill(id, 'SIGKILL');
  return hasEnded;
}

it('a program that does not notice the end of its parent is killed when that one is', async () => {
  const { parent, grandchild } = await startParent('sleep 600 & echo $!; wait');
  expect(isRunning(grandchild)).toBe(true);
  parent.kill('SIGKILL');
  expect(await untilEnded(grandchild)).toBe(true);
});

it('a signal kills a disposable program that ignores it, with all that it has started', async () => {
  const script = `trap '' TERM; sleep 600 & echo $!; wait`;
  const { parent, grandchild, whenClosed } = await startParent(script, { isDisposable: true });
  parent.kill('SIGTERM');
  expect(await untilEnded(grandchild)).toBe(true);
  expect(await whenClosed()).toMatch(/code 137\n$/);
});
