import { setTimeout as pause } from 'node:timers/promises';
import { processOf } from '../faulted-product.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';
import { bookingServices, whenAllReady } from './ready-again.ts';

const kills = 20;
/** Services that are killed at the same time. */
const atOnce = 4;
/** Mails that one worker has in hand at most: EMAIL_CONCURRENCY where nothing is said. */
const mailsInHand = 5;

export const servicesKilled: SystemFault = {
  name: 'services-killed',
  what: `Each of ${bookingServices.length} services is killed (-9) ${kills} times in the middle of bookings, which are asked for again with their keys`,
  client: { manualEvery: 5, patience: 240_000 },
  async happen(scene: Scene): Promise<Seen> {
    const { product, client, over, say } = scene;
    const enough = new AbortController();
    const load = client.bookUntil(4, enough.signal);
    for (let round = 1; round <= kills; round += 1) {
      const order = inSomeOrder(scene);
      for (let first = 0; first < order.length; first += atOnce) {
        await untilSomeAreAccepted(scene);
        await Promise.all(order.slice(first, first + atOnce).map((name) => killMidBooking(scene, name)));
      }
      if (round % 5 === 0) {
        say(`round ${round} of ${kills}: ${client.accepted.length} of ${client.asked.length} accepted`);
      }
    }
    enough.abort();
    over();
    await whenAllReady(product);
    await load;
    const isAway = { answers: [0, 503], moreMails: kills * mailsInHand };
    return { allowed: isAway, notes: [`${kills * bookingServices.length} kills`] };
  },
};

/** Waits until all is well enough again for a booking to come through. */
async function untilSomeAreAccepted({ product, client }: Scene): Promise<void> {
  await whenAllReady(product);
  const before = client.accepted.length;
  const deadline = Date.now() + 60_000;
  while (client.accepted.length === before) {
    if (Date.now() > deadline) throw new Error('all services are ready, and no booking is accepted');
    await pause(10);
  }
}

/** Kills it within the time that a booking takes while one is under way, and starts it again at once. */
async function killMidBooking({ product, client, random }: Scene, name: string): Promise<void> {
  const service = processOf(product, name);
  while (client.inHand === 0) await pause(1);
  await pause(random() * 15);
  await service.takeDown();
  service.bringUp();
}

function inSomeOrder({ random }: Scene): string[] {
  return bookingServices
    .map((name) => ({ name, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
