import { setTimeout as pause } from 'node:timers/promises';
import { createdQueues, deleteQueue } from './broker.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';

const times = 3;

export const queuesDeleted: SystemFault = {
  name: 'queues-deleted',
  what: `Each of the ${createdQueues.length} queues of booking.created is deleted ${times} times, with what is in it, under 20 bookings/s`,
  client: { manualEvery: 4, patience: 60_000 },
  async happen({ product, client, random, over }: Scene): Promise<Seen> {
    const enough = new AbortController();
    const load = client.bookUntil(20, enough.signal);
    let held = 0;
    for (let time = 1; time <= times; time += 1) {
      for (const queue of createdQueues) {
        await pause(500 + random() * 1_000);
        held += await deleteQueue(product.servers.rabbitmq.url, queue);
      }
    }
    over();
    await pause(1_000);
    enough.abort();
    await load;
    return { notes: [`${held} messages were in them`] };
  },
};
