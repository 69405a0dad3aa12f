import { randomUUID } from 'node:crypto';
import { bookingCreated, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { connect, type ChannelModel } from 'amqplib';

/** Queues of which each must get every booking. */
export const createdQueues: readonly string[] = bookingCreated.reactions ?? [];
const allQueues = [...createdQueues, ...(bookingStatusChanged.reactions ?? [])];
const deadLetterQueueOf = (queue: string) => `${queue}.dlq`;

/** Works with the broker on a connection of its own. */
async function withConnection<Result>(
  url: string,
  work: (connection: ChannelModel) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(url);
  connection.on('error', () => undefined);
  try {
    return await work(connection);
  } finally {
    await connection.close().catch(() => undefined);
  }
}

export interface Message {
  readonly routingKey: string;
  readonly messageId: string;
  readonly content: Buffer;
}

/** The message of an event, as a service publishes it; what is not given is new. */
export function messageOf(event: {
  routingKey: string;
  data: unknown;
  id?: string;
  occurredAt?: Date;
  correlationId?: string;
}): Message {
  const id = event.id ?? randomUUID();
  const envelope = { occurredAt: new Date(), correlationId: id, ...event, id };
  return { routingKey: event.routingKey, messageId: id, content: Buffer.from(JSON.stringify(envelope)) };
}

/** Publishes as a service does; throws where no queue took a message. */
export function publishAll(url: string, messages: readonly Message[]): Promise<void> {
  return withConnection(url, async (connection) => {
    const channel = await connection.createConfirmChannel();
    let returned = 0;
    channel.on('return', () => (returned += 1));
    for (const { routingKey, messageId, content } of messages) {
      const options = { persistent: true, mandatory: true, messageId, type: routingKey };
      channel.publish('events', routingKey, content, options);
    }
    await channel.waitForConfirms();
    if (returned > 0) throw new Error(`${returned} messages were routed to no queue`);
  });
}

/** Returns how many messages were in it. */
export function deleteQueue(url: string, queue: string): Promise<number> {
  return withConnection(url, async (connection) => {
    const channel = await connection.createChannel();
    return (await channel.deleteQueue(queue)).messageCount;
  });
}

/** Discards the dead letters. */
export function purgeDeadLetters(url: string): Promise<void> {
  return withConnection(url, async (connection) => {
    const channel = await connection.createChannel();
    for (const queue of createdQueues) await channel.purgeQueue(deadLetterQueueOf(queue));
  });
}

/** Messages that wait in the queues of reactions to bookings, and those reactions' dead letters. */
export async function queuedMessages(url: string): Promise<{ waiting: number; deadLetters: number }> {
  return withConnection(url, async (connection) => ({
    waiting: await countIn(connection, allQueues),
    deadLetters: await countIn(connection, allQueues.map(deadLetterQueueOf)),
  })).catch(() => ({ waiting: 0, deadLetters: 0 }));
}

/** A queue that does not exist holds nothing; checking for it closes the channel. */
async function countIn(connection: ChannelModel, queues: readonly string[]): Promise<number> {
  const counts = queues.map(async (queue) => {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    return channel.checkQueue(queue).then(
      ({ messageCount }) => messageCount,
      () => 0,
    );
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
