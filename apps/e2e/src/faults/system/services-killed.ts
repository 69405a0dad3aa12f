import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@chauffeur/private-servers';
import type { Fault, FaultContext } from '../harness/fault.ts';
import { bookingServices, processOf, whenAllReady } from '../harness/faulted-product.ts';
import { inRandomOrder } from '../load/seeded-numbers.ts';

const kills = 20;
/** Number of services that are killed at the same time. */
const atOnce = 4;
/** Max emails in flight of one worker: the default of EMAIL_CONCURRENCY. */
const emailsInFlight = 5;

export const servicesKilled: Fault = {
  name: 'services-killed',
  what: `Each of ${bookingServices.length} services is killed (-9) ${kills} times in the middle of bookings, which are retried with their keys`,
  client: { manualEvery: 5, retryForMs: 240_000 },
  perSecond: 4,
  async run(context) {
    const { product, client, over, print } = context;
    for (let round = 1; round <= kills; round += 1) {
      const order = inRandomOrder(bookingServices, context.random);
      for (let first = 0; first < order.length; first += atOnce) {
        await untilOneIsAccepted(context);
        await Promise.all(order.slice(first, first + atOnce).map((name) => killDuringBooking(context, name)));
      }
      if (round % 5 === 0) {
        print(`round ${round} of ${kills}: ${client.accepted.length} of ${client.attempts.length} accepted`);
      }
    }
    over();
    await whenAllReady(product);
    return { notes: [`${kills * bookingServices.length} kills`] };
  },
  allowed: () => ({ responses: [0, 503], moreEmails: kills * emailsInFlight }),
};

async function untilOneIsAccepted({ product, client }: FaultContext): Promise<void> {
  await whenAllReady(product);
  const before = client.accepted.length;
  if (await until(() => client.accepted.length > before, 60_000, 10)) return;
  throw new Error('all services are ready, and no booking is accepted');
}

/** Kills a service while a booking is in flight, within the time that one takes, and restarts it immediately. */
async function killDuringBooking({ product, client, random }: FaultContext, name: string): Promise<void> {
  const service = processOf(product, name);
  while (client.inFlight === 0) await sleep(1);
  await sleep(random() * 15);
  await service.takeDown();
  service.bringUp();
}

const rounds = 5;
const perRound = 40;

/** Relays run in the services that publish events, consumers in those that react to them. */
const consumers = ['notifications', 'finance'];

export const relayAndConsumersKilled: Fault = {
  name: 'relay-and-consumers-killed',
  what: `Relay and consumers are killed (-9) ${rounds} times each: the relay right after a burst of ${perRound} bookings, the consumers in the middle of what it then sends`,
  client: { manualEvery: 4, retryForMs: 60_000 },
  async run({ product, client, databases, random, over, print }) {
    const relay = processOf(product, 'booking');
    const processes = consumers.map((name) => processOf(product, name));
    const takeDown = () => Promise.all(processes.map((consumer) => consumer.takeDown()));
    const bringUp = () => {
      for (const consumer of processes) consumer.bringUp();
      return Promise.all(processes.map((consumer) => consumer.whenReady()));
    };
    const unpublished: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await takeDown();
      await client.bookAtConstantRate(perRound, 200);
      await relay.takeDown();
      unpublished.push(await databases.unpublished());
      await bringUp();
      relay.bringUp();
      await relay.whenReady();
      await sleep(random() * 300);
      await takeDown();
      await bringUp();
      print(
        `round ${round} of ${rounds}: ${unpublished.at(-1)} events were unsent when the relay was killed`,
      );
    }
    over();
    await whenAllReady(product);
    return { notes: [`unsent when the relay was killed: ${unpublished.join(', ')}`] };
  },
};
