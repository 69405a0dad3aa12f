import { setTimeout as pause } from 'node:timers/promises';
import { processOf } from '../faulted-product.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';
import { whenAllReady } from './ready-again.ts';

const rounds = 5;
const perRound = 40;

/** Relays live in the services that tell of something, consumers in those that react. */
const consumers = ['notifications', 'finance'];

export const relayAndConsumersKilled: SystemFault = {
  name: 'relay-and-consumers-killed',
  what: `Relay and consumers are killed (-9) ${rounds} times each: the relay right after a burst of ${perRound} bookings, the consumers in the middle of what it then sends`,
  client: { manualEvery: 4, patience: 60_000 },
  async happen({ product, client, databases, random, over, say }: Scene): Promise<Seen> {
    const relay = processOf(product, 'booking');
    const unsent: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.all(consumers.map((name) => processOf(product, name).takeDown()));
      await client.bookSteadily(perRound, 200);
      await relay.takeDown();
      unsent.push(await databases.unsent());
      for (const name of consumers) processOf(product, name).bringUp();
      await Promise.all(consumers.map((name) => processOf(product, name).whenReady()));
      relay.bringUp();
      await relay.whenReady();
      await pause(random() * 300);
      await Promise.all(
        consumers.map(async (name) => {
          await processOf(product, name).takeDown();
          processOf(product, name).bringUp();
        }),
      );
      await Promise.all(consumers.map((name) => processOf(product, name).whenReady()));
      say(`round ${round} of ${rounds}: ${unsent.at(-1)} events were unsent when the relay died`);
    }
    over();
    await whenAllReady(product);
    return { notes: [`unsent when the relay died: ${unsent.join(', ')}`] };
  },
};
