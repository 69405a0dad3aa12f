import { setTimeout as sleep } from 'node:timers/promises';
import { createSender, noOutcome, type Outcome } from './load.js';

/** What one client experiences that sends a page request twenty times a second, whatever the load beside it is. */
export interface Probed {
  /** On a connection that was open before the load. */
  readonly reused: Outcome;
  /** On a connection of its own each. */
  readonly fresh: Outcome;
}

const pauseMs = 50;
const [, , site = ''] = process.argv;
const outcomes: Probed = { reused: noOutcome(), fresh: noOutcome() };
const over = new AbortController();
process.once('message', () => over.abort());

const connection = createSender(site, 1);
await connection.send({ method: 'GET', path: '/about' }, noOutcome());
process.send?.('ready');

async function probe(send: (outcome: Outcome) => Promise<void>, outcome: Outcome): Promise<void> {
  while (!over.signal.aborted) {
    await send(outcome);
    await sleep(pauseMs);
  }
}

await Promise.all([
  probe((outcome) => connection.send({ method: 'GET', path: '/about' }, outcome), outcomes.reused),
  probe(async (outcome) => {
    const own = createSender(site, 1);
    await own.send({ method: 'GET', path: '/about' }, outcome);
    own.close();
  }, outcomes.fresh),
]);
connection.close();
process.send?.(outcomes, () => process.disconnect());
