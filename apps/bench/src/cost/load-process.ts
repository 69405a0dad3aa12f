import { createSender, noOutcome, type LoadRequest, type Outcome } from '../overload/load.js';

/** What `runLoad` asks of its process. */
export interface Load {
  readonly site: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
}

/** Sends the requests, as many at once as there are connections. */
async function send({ site, connections, requests }: Load): Promise<Outcome> {
  const sender = createSender(site, connections);
  const outcome = noOutcome();
  let next = 0;
  const client = async () => {
    for (let request = requests[next++]; request; request = requests[next++])
      await sender.send(request, outcome);
  };
  await Promise.all(Array.from({ length: connections }, client));
  sender.close();
  return outcome;
}

process.once('message', (load: Load) => {
  void send(load).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
