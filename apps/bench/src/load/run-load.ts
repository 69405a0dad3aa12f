import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, Outcome } from './load.js';

/** Sends requests from a process of its own, so that the sender takes no time of what is measured. */
export async function runLoad(load: Load): Promise<Outcome> {
  const sender = fork(fileURLToPath(new URL('load-process.js', import.meta.url)), {
    serialization: 'advanced',
  });
  const ended = new AbortController();
  sender.once('exit', () => ended.abort());
  sender.send(load);
  // Rejects where the sender ends before it has responded.
  const [outcome] = (await once(sender, 'message', ended)) as [Outcome];
  // Its time counts until it has ended.
  if (sender.exitCode === null) await once(sender, 'exit');
  return outcome;
}

/** The same; throws where a request is not answered as wanted. */
export async function runWholeLoad(load: Load): Promise<Outcome> {
  const outcome = await runLoad(load);
  if (outcome.rejected + outcome.failed > 0)
    throw new Error(`${outcome.rejected} requests were rejected and ${outcome.failed} failed.`);
  return outcome;
}
