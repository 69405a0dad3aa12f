import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../overload/load.js';
import type { Load } from './load-process.js';

export type LoadOutcome = Outcome & { readonly seconds: number };

/** Sends requests from a process of its own, so that the sender takes no time of what is measured. Throws where one fails. */
export async function runLoad(load: Load): Promise<LoadOutcome> {
  const sender = fork(fileURLToPath(new URL('load-process.js', import.meta.url)));
  const start = performance.now();
  sender.send(load);
  const [outcome] = (await once(sender, 'message')) as [Outcome];
  const seconds = (performance.now() - start) / 1_000;
  // Its time counts until it has ended.
  if (sender.exitCode === null) await once(sender, 'exit');
  if (outcome.done < load.requests.length) {
    throw new Error(`${outcome.rejected} requests were rejected and ${outcome.failed} failed.`);
  }
  return { ...outcome, seconds };
}
