import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again until the answer is true.
 * @param timeout milliseconds after which false is given back
 * @param pause milliseconds between two questions
 */
export async function until(
  ask: () => boolean | Promise<boolean>,
  timeout: number,
  pause = 50,
): Promise<boolean> {
  const end = Date.now() + timeout;
  while (!(await ask())) {
    if (Date.now() > end) return false;
    await sleep(pause);
  }
  return true;
}
