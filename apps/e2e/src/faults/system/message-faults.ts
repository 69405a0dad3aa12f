import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Product } from '@chauffeur/bench/product';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { until } from '@chauffeur/private-servers';
import {
  createdQueues,
  deleteQueue,
  messageOf,
  publishAll,
  purgeDeadLetters,
  queuedMessages,
  type Message,
} from '../harness/broker.ts';
import type { Fault, FaultContext } from '../harness/fault.ts';
import { inRandomOrder } from '../load/seeded-numbers.ts';

const republished = { bookings: 60, times: 3, changed: 10 };

export const eventsRepublished: Fault = {
  name: 'events-republished',
  what: `Every event of ${republished.bookings} bookings and their changes is published again ${republished.times} times, each time in another order`,
  client: { manualEvery: 6 },
  async run(context) {
    const { product, client, databases, random, print } = context;
    const { url } = product.servers.rabbitmq;
    await client.bookAtConstantRate(republished.bookings, 20);
    const stored = await databases.bookingsOf(client.customers);
    const changed = stored.filter(({ isManual }) => !isManual).slice(0, republished.changed);
    const ids = changed.map(({ id }) => id);
    for (const [index, status] of ['confirmed', 'completed'].entries()) {
      await Promise.all(ids.map((id) => changeStatus(context, id, status, index + 1)));
      await untilEmailed(context, ids, index + 2);
    }
    const events = await databases.eventsOf(stored.map(({ id }) => id));
    for (let time = 1; time <= republished.times; time += 1) {
      await publishAll(url, inRandomOrder(events, random).map(messageOf));
      while ((await queuedMessages(url)).waiting > 0) await sleep(100);
      print(`${events.length} events published again, time ${time}`);
    }
    context.over();
    return { customerEmails: new Map(ids.map((id) => [id, 3])), notes: [`${events.length} events`] };
  },
};

async function changeStatus(
  { staff }: FaultContext,
  id: string,
  status: string,
  version: number,
): Promise<void> {
  const response = await staff.call('PATCH', `/bookings/${id}/status`, { status, version });
  if (response.status !== 200) throw new Error(`${status}: ${response.status} ${response.code}`);
}

/** A change waits for the previous change's email, because an email that is stale when it is due is not sent. */
export async function untilEmailed(
  { databases }: FaultContext,
  ids: readonly string[],
  emailsPerCustomer: number,
): Promise<void> {
  const areSent = async () => {
    const sent = (await databases.deliveriesOf(ids)).filter(
      ({ recipientRole, status }) => recipientRole === 'customer' && status === 'sent',
    );
    return sent.length >= ids.length * emailsPerCustomer;
  };
  if (!(await until(areSent, 120_000, 200))) throw new Error('the emails to the customers were not sent');
}

const messages = 1_000;
const poisonous = 20;

export const poisonMessages: Fault = {
  name: 'poison-messages',
  what: `${poisonous} poison messages among ${messages}: no JSON, no event, an event without what its contract requires`,
  client: { manualEvery: 10, retryForMs: 60_000 },
  async run({ product, client, random, over }) {
    const { url } = product.servers.rabbitmq;
    const bookings = messages - poisonous;
    const perSecond = 50;
    const publishPoison = async (index: number) => {
      await sleep((random() * bookings * 1_000) / perSecond);
      await publishAll(url, [poison(index)]);
    };
    const load = client.bookAtConstantRate(bookings, perSecond);
    await Promise.all(Array.from({ length: poisonous }, (_, index) => publishPoison(index)));
    over();
    await load;
    const wanted = poisonous * createdQueues.length;
    await until(async () => (await queuedMessages(url)).deadLetters >= wanted, 60_000, 200);
    const { deadLetters } = await queuedMessages(url);
    await purgeDeadLetters(url);
    return {
      notes: [`dead letters: ${deadLetters}, ${poisonous} of each of ${createdQueues.length} reactions`],
      broken: deadLetters === wanted ? [] : [`${deadLetters} dead letters instead of ${wanted}`],
    };
  },
};

function poison(index: number): Message {
  const { routingKey } = bookingCreated;
  const invalid = messageOf({ routingKey, data: { booking: {} } });
  const contents = [Buffer.from('{"id":'), Buffer.from(JSON.stringify({ hello: 'broker' })), invalid.content];
  return { ...invalid, messageId: randomUUID(), content: contents[index % 3] ?? invalid.content };
}

const deletions = 3;

export const queuesDeleted: Fault = {
  name: 'queues-deleted',
  what: `Each of the ${createdQueues.length} queues of booking.created is deleted ${deletions} times, with what is in it, under 20 bookings/s; then an operator resends their events`,
  client: { manualEvery: 4, retryForMs: 60_000 },
  perSecond: 20,
  async run({ product, random, over, print }) {
    let lost = 0;
    for (let time = 1; time <= deletions; time += 1) {
      for (const queue of createdQueues) {
        await sleep(500 + random() * 1_000);
        lost += await deleteQueue(product.servers.rabbitmq.url, queue);
      }
    }
    for (const queue of createdQueues) print(await resendEvents(product, queue));
    over();
    await sleep(1_000);
    return { notes: [`${lost} messages were in them`] };
  },
};

/** Returns the command, named in the log line about a deleted queue, of the service that publishes the event. */
async function resendEvents(product: Product, queue: string): Promise<string> {
  const program = join(import.meta.dirname, '..', '..', '..', '..', 'booking', 'bundle', 'main.js');
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: product.databases['booking'],
    RABBITMQ_URL: product.servers.rabbitmq.url,
    INTERNAL_TOKEN: 'internal-token-of-the-command',
    LINK_SECRET: 'link-secret-of-the-command-0123456789',
  };
  const args = [program, 'events', 'resend', '--queue', queue];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
}
