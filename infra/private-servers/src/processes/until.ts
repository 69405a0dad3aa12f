import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats a check every `interval` milliseconds until it is true; false after `timeout` milliseconds. */
export async function until(
  check: () => boolean | Promise<boolean>,
  timeout: number,
  interval = 50,
): Promise<boolean> {
  const end = Date.now() + timeout;
  while (!(await check())) {
    if (Date.now() > end) return false;
    await sleep(interval);
  }
  return true;
}
