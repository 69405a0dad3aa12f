import { setTimeout as sleep } from 'node:timers/promises';
import { createSender, noOutcome, type LoadRequest, type Outcome } from '../overload/load.js';

/** What `runLoad` asks of its process. */
export interface Load {
  readonly site: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
  /** Requests a second at most; as many as are answered unless given. */
  readonly rate?: number | undefined;
}

/** Sends the requests, as many at once as there are connections. */
async function send({ site, connections, requests, rate = Infinity }: Load): Promise<Outcome> {
  const sender = createSender(site, connections);
  const outcome = noOutcome();
  const startedAt = performance.now();
  let next = 0;
  const client = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const wait = startedAt + (index / rate) * 1_000 - performance.now();
      if (wait > 0) await sleep(wait);
      const request = requests[index];
      if (request) await sender.send(request, outcome);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  sender.close();
  return outcome;
}

process.once('message', (load: Load) => {
  void send(load).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
