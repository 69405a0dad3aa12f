import { randomUUID } from 'node:crypto';
import { bookingCreated, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { connect, type ChannelModel } from 'amqplib';

/** Queues that must each get every booking. */
export const createdQueues: readonly string[] = bookingCreated.reactions ?? [];
const allQueues = [...createdQueues, ...(bookingStatusChanged.reactions ?? [])];
const deadLetterQueueOf = (queue: string) => `${queue}.dlq`;

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

/** Returns an event's message as a service publishes it; omitted fields get new values. */
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

/** Publishes as a service does. Throws if a message was not routed to any queue. */
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

export function deleteQueue(url: string, queue: string): Promise<number> {
  return withConnection(url, async (connection) => {
    const channel = await connection.createChannel();
    return (await channel.deleteQueue(queue)).messageCount;
  });
}

export function purgeDeadLetters(url: string): Promise<void> {
  return withConnection(url, async (connection) => {
    const channel = await connection.createChannel();
    for (const queue of createdQueues) await channel.purgeQueue(deadLetterQueueOf(queue));
  });
}

/** Counts the messages in the queues of reactions to bookings, and the dead letters of these reactions. */
export async function queuedMessages(url: string): Promise<{ waiting: number; deadLetters: number }> {
  return withConnection(url, async (connection) => ({
    waiting: await countIn(connection, allQueues),
    deadLetters: await countIn(connection, allQueues.map(deadLetterQueueOf)),
  })).catch(() => ({ waiting: 0, deadLetters: 0 }));
}

/** Counts the messages in queues. A queue that does not exist counts as empty; checking for it closes the channel. */
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
