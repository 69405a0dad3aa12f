import type { Channel, Replies } from 'amqplib';

/** The topic exchange of all events. */
export const EXCHANGE = 'events';

/** A broker that does not respond to a declaration by then has lost the queue's state, or is overloaded. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Deliveries that end without a response: the process or the broker was killed, or the broker's timeout (30
 * minutes) ended while the database was unavailable. Failures of the handling itself are counted by the consumer, so
 * this only bounds a message that takes its process down; 20 is RabbitMQ 4's own default.
 */
const DELIVERY_LIMIT = 20;

/** A replica that lags by more misses the oldest broadcasts. */
const BROADCAST_LIMIT = 10_000;

/** The name of the queue in which dead letters of a reaction's queue wait for an operator. */
export function deadLetterQueueOf(queue: string): string {
  return `${queue}.dlq`;
}

/** Declares the exchange that all events are published to; harmless where it exists. */
export async function declareExchange(channel: Channel): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
}

/**
 * Declares a reaction's queue, its dead-letter queue and the binding. Both sides do it: the consumer, which may
 * find its queue deleted, and the producer, so that no event is published before there is a place to wait in. Returns the queue.
 */
export async function declareReactionQueue(
  channel: Channel,
  { queue, routingKey }: { queue: string; routingKey: string },
): Promise<string> {
  const { queue: deadLetterQueue } = await declareDeadLetterQueue(channel, queue);
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': DELIVERY_LIMIT,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadLetterQueue,
      'x-dead-letter-strategy': 'at-least-once',
      // Required by at-least-once dead lettering.
      'x-overflow': 'reject-publish',
    },
  });
  await channel.bindQueue(queue, EXCHANGE, routingKey);
  return queue;
}

/** Declares a reaction's dead-letter queue alone; resolves with how many dead letters are in it. */
export function declareDeadLetterQueue(channel: Channel, queue: string): Promise<Replies.AssertQueue> {
  return channel.assertQueue(deadLetterQueueOf(queue), {
    durable: true,
    arguments: { 'x-queue-type': 'quorum' },
  });
}

/** A queue of this connection alone, gone with it. Returns the name that the broker gave. */
export async function declareBroadcastQueue(channel: Channel, routingKey: string): Promise<string> {
  const { queue } = await channel.assertQueue('', {
    exclusive: true,
    autoDelete: true,
    durable: false,
    arguments: { 'x-max-length': BROADCAST_LIMIT, 'x-overflow': 'drop-head' },
  });
  await channel.bindQueue(queue, EXCHANGE, routingKey);
  return queue;
}
