import { existsSync, mkdirSync, rmSync, statSync, utimes } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../workspace.mjs';

/** A lock that its holder has not touched for these milliseconds was left by a killed process. */
const EXPIRES_AFTER = 10_000;

/**
 * Runs `work` while no other command installs or builds in this folder. Node 20 has no lock that ends with its process.
 * @param {() => Promise<void>} work
 */
export async function exclusively(work, lock = inRoot('.nx', 'launcher.lock')) {
  if (existsSync(lock)) process.stdout.write('Waiting for another command that installs or builds here …\n');
  // Before: of two commands, one could create the parent, the other one the lock, and both would go on.
  mkdirSync(dirname(lock), { recursive: true });
  // Returns undefined if the folder exists already.
  while (!mkdirSync(lock, { recursive: true })) {
    await sleep(500);
    const left = statSync(lock, { throwIfNoEntry: false });
    // Not if there is none any more: another command may take it at this moment.
    if (left && Math.abs(Date.now() - left.mtimeMs) > EXPIRES_AFTER)
      rmSync(lock, { recursive: true, force: true });
  }
  const touching = setInterval(() => utimes(lock, new Date(), new Date(), () => undefined), 1000);
  await work().finally(() => {
    clearInterval(touching);
    rmSync(lock, { recursive: true, force: true });
  });
}
