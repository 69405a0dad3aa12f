import { setTimeout as pause } from 'node:timers/promises';
import { customersOf } from '../ride-requests.ts';
import { publishAll, waitingMessages, type PublishedMessage } from './broker.ts';
import type { ToldEvent } from './databases.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';

const bookings = 60;
const times = 3;
/** The first so many bookings are confirmed and completed, one mail after the other. */
const changed = 10;

export const eventsRepublished: SystemFault = {
  name: 'events-republished',
  what: `Every event of ${bookings} bookings and their changes is published again ${times} times, each time in another order`,
  client: { manualEvery: 6 },
  async happen(scene: Scene): Promise<Seen> {
    const { product, client, databases, random, say } = scene;
    await client.bookSteadily(bookings, 20);
    const stored = await databases.bookingsOf(customersOf(eventsRepublished.name, scene.seed));
    const followed = stored.filter(({ isManual }) => !isManual).slice(0, changed);
    for (const [index, status] of ['confirmed', 'completed'].entries()) {
      await Promise.all(followed.map(({ id }) => changeStatus(scene, id, status, index + 1)));
      await untilMailed(
        scene,
        followed.map(({ id }) => id),
        index + 2,
      );
    }
    const events = await databases.eventsOf(stored.map(({ id }) => id));
    for (let time = 1; time <= times; time += 1) {
      const order = events
        .map((event) => ({ event, place: random() }))
        .toSorted((one, other) => one.place - other.place);
      await publishAll(
        product.servers.rabbitmq.url,
        order.map(({ event }) => messageOf(event)),
      );
      while ((await waitingMessages(product.servers.rabbitmq.url)) > 0) await pause(100);
      say(`${events.length} events published again, time ${time}`);
    }
    scene.over();
    const customerMails = new Map(followed.map(({ id }) => [id, 3]));
    return { customerMails, notes: [`${events.length} events`] };
  },
};

async function changeStatus({ staff }: Scene, id: string, status: string, version: number): Promise<void> {
  const answer = await staff.call('PATCH', `/bookings/${id}/status`, { status, version });
  if (answer.status !== 200) throw new Error(`${status}: ${answer.status} ${answer.code}`);
}

/** A mail that is out of date when its turn comes is not sent, so the next change waits for the mail of this one. */
async function untilMailed(
  { databases }: Scene,
  ids: readonly string[],
  customerMails: number,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  const sent = async () =>
    (await databases.deliveriesOf(ids)).filter(
      ({ recipientRole, status }) => recipientRole === 'customer' && status === 'sent',
    ).length;
  while ((await sent()) < ids.length * customerMails) {
    if (Date.now() > deadline) throw new Error('the mails of a change of status did not come');
    await pause(200);
  }
}

function messageOf({ id, routingKey, occurredAt, correlationId, payload }: ToldEvent): PublishedMessage {
  const envelope = { id, routingKey, occurredAt: occurredAt.toISOString(), correlationId, data: payload };
  return { routingKey, messageId: id, content: Buffer.from(JSON.stringify(envelope)) };
}
