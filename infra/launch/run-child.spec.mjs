import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
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

it('a program that does not notice the end of its parent is killed when that one is', async () => {
  const script = `
    import { runChild } from ${JSON.stringify(new URL('run-child.mjs', import.meta.url).href)};
    await runChild('/bin/sh', ['-c', 'sleep 600 & echo $!; wait']);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const grandchild = Number(line);
  try {
    expect(isRunning(grandchild)).toBe(true);
    parent.kill('SIGKILL');
    for (let tries = 0; tries < 100 && isRunning(grandchild); tries += 1) await sleep(100);
    expect(isRunning(grandchild)).toBe(false);
  } finally {
    if (isRunning(grandchild)) process.kill(grandchild, 'SIGKILL');
  }
});
