import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingCreated } from '@chauffeur/contracts';
import { createdQueues, parkedMessages, publishAll, purgeParked, type PublishedMessage } from './broker.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';

const messages = 1_000;
const poisonous = 20;
const perSecond = 50;

export const poisonMessages: SystemFault = {
  name: 'poison-messages',
  what: `${poisonous} poison messages among ${messages}: no JSON, no event, an event without what its contract asks for`,
  client: { manualEvery: 10, patience: 60_000 },
  async happen({ product, client, random, over }: Scene): Promise<Seen> {
    const { url } = product.servers.rabbitmq;
    const bookings = messages - poisonous;
    const load = client.bookSteadily(bookings, perSecond);
    const lastsFor = (bookings / perSecond) * 1_000;
    await Promise.all(
      Array.from({ length: poisonous }, async (_, index) => {
        await pause(random() * lastsFor);
        await publishAll(url, [poison(index)]);
      }),
    );
    over();
    await load;
    const wanted = poisonous * createdQueues.length;
    const deadline = Date.now() + 60_000;
    while ((await parkedMessages(url)) < wanted && Date.now() < deadline) await pause(200);
    const parked = await parkedMessages(url);
    await purgeParked(url);
    const isRight = parked === wanted;
    return {
      notes: [`parked: ${parked}, ${poisonous} of each of ${createdQueues.length} reactions`],
      broken: isRight ? [] : [`${parked} messages were parked instead of ${wanted}`],
    };
  },
};

function poison(index: number): PublishedMessage {
  const { routingKey } = bookingCreated;
  const messageId = randomUUID();
  const occurredAt = new Date().toISOString();
  const event = { id: messageId, routingKey, occurredAt, correlationId: messageId, data: { booking: {} } };
  const kinds = ['{"id":', JSON.stringify({ hello: 'broker' }), JSON.stringify(event)];
  return { routingKey, messageId, content: Buffer.from(kinds[index % kinds.length] ?? '') };
}
