import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, Outcome } from './load.js';

/** Sends requests from a separate process, so that the sender uses no CPU time of the measured one. */
export async function runLoad(load: Load): Promise<Outcome> {
  const sender = fork(fileURLToPath(new URL('load-process.js', import.meta.url)), {
    serialization: 'advanced',
  });
  const ended = new AbortController();
  sender.once('exit', () => ended.abort());
  sender.send(load);
  // Rejects if the sender ends before it responds.
  const [outcome] = (await once(sender, 'message', ended)) as [Outcome];
  // Its CPU time is counted only once it has ended.
  if (sender.exitCode === null) await once(sender, 'exit');
  return outcome;
}

/** Same as `runLoad`, but throws if a response is not as expected. */
export async function runWholeLoad(load: Load): Promise<Outcome> {
  const outcome = await runLoad(load);
  if (outcome.rejected + outcome.failed > 0)
    throw new Error(`${outcome.rejected} requests were rejected and ${outcome.failed} failed.`);
  return outcome;
}
