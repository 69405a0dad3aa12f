import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.js';

/** Milliseconds for everything to answer after it was started. */
const PATIENCE = 60_000;

/** Waits until an address answers with a success. Throws StartupError with the last answer. */
export async function waitUntilReady(url: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask(url);
    if (answer === undefined) return;
    if (Date.now() > end) {
      throw new StartupError(`${url} did not become ready within ${PATIENCE / 1000} s: ${answer}`);
    }
    await sleep(100);
  }
}

async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body = await response.text();
    return response.ok ? undefined : `${response.status} ${body.slice(0, 300)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
