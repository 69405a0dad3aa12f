import { bookingCreated, bookingStatusChanged } from '@chauffeur/contracts';
import { connect, type Channel, type ChannelModel } from 'amqplib';

/** The exchange of all events. */
const exchange = 'events';

/** Queues of which each must have every booking. */
export const createdQueues: readonly string[] = bookingCreated.reactions ?? [];
const allQueues = [...createdQueues, ...(bookingStatusChanged.reactions ?? [])];

/** Does something at the broker beside the product, on a connection of its own. */
async function atBroker<Result>(
  url: string,
  act: (channel: Channel, connection: ChannelModel) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(url);
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    return await act(channel, connection);
  } finally {
    await connection.close().catch(() => undefined);
  }
}

export interface PublishedMessage {
  readonly routingKey: string;
  readonly messageId: string;
  readonly content: Buffer;
}

/** Publishes as a service does, whatever it is; throws where no queue took it. */
export function publishAll(url: string, messages: readonly PublishedMessage[]): Promise<void> {
  return atBroker(url, async (_channel, connection) => {
    const channel = await connection.createConfirmChannel();
    let returned = 0;
    channel.on('return', () => (returned += 1));
    for (const { routingKey, messageId, content } of messages) {
      const options = { persistent: true, mandatory: true, messageId, type: routingKey };
      channel.publish(exchange, routingKey, content, options);
    }
    await channel.waitForConfirms();
    if (returned > 0) throw new Error(`${returned} messages were taken by no queue`);
  });
}

export function deleteQueue(url: string, queue: string): Promise<number> {
  return atBroker(url, async (channel) => (await channel.deleteQueue(queue)).messageCount);
}

/** Messages that wait in the queues of reactions to bookings. */
export function waitingMessages(url: string): Promise<number> {
  return countIn(url, allQueues);
}

/** Messages that were parked by reactions to bookings. */
export function parkedMessages(url: string): Promise<number> {
  return countIn(url, allQueues.map(parkedOf));
}

/** Throws parked messages away. */
export function purgeParked(url: string): Promise<void> {
  return atBroker(url, async (channel) => {
    for (const queue of createdQueues) await channel.purgeQueue(parkedOf(queue));
  });
}

const parkedOf = (queue: string) => `${queue}.dlq`;

/** A queue that is not there holds nothing; looking for it costs the channel. */
async function countIn(url: string, queues: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    queues.map((queue) =>
      atBroker(url, async (channel) => (await channel.checkQueue(queue)).messageCount).catch(() => 0),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
