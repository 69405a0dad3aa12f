import { setTimeout as sleep } from 'node:timers/promises';
import { createSender, noOutcome, type LoadRequest, type Outcome } from './load.js';
import { loads } from './loads.js';

/** What one client experiences that sends requests twenty times a second, whatever the load beside it is. */
export interface Probed {
  /** Of a cached page, on a connection that was open before the load. */
  readonly reused: Outcome;
  /** Of what the load requests, on another one. */
  readonly loaded: Outcome;
  /** Of a cached page, on a connection of its own each. */
  readonly fresh: Outcome;
}

const pauseMs = 50;
const [, , site = '', load = ''] = process.argv;
const outcomes: Probed = { reused: noOutcome(), loaded: noOutcome(), fresh: noOutcome() };
const over = new AbortController();
process.once('message', () => over.abort());

const page: LoadRequest = { method: 'GET', path: '/about' };
const requestOfLoad = loads[load];
if (!requestOfLoad) throw new Error(`no load is called '${load}'`);
const connections = [createSender(site, 1), createSender(site, 1)] as const;
for (const { send } of connections) await send(page, noOutcome());
process.send?.('ready');

async function probe(send: (outcome: Outcome) => Promise<void>, outcome: Outcome): Promise<void> {
  while (!over.signal.aborted) {
    await send(outcome);
    await sleep(pauseMs);
  }
}

let sent = 0;
await Promise.all([
  probe((outcome) => connections[0].send(page, outcome), outcomes.reused),
  probe((outcome) => connections[1].send(requestOfLoad((sent += 1)), outcome), outcomes.loaded),
  probe(async (outcome) => {
    const own = createSender(site, 1);
    await own.send(page, outcome);
    own.close();
  }, outcomes.fresh),
]);
for (const { close } of connections) close();
process.send?.(outcomes, () => process.disconnect());
