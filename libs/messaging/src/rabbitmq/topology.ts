import type { Channel, Replies } from 'amqplib';

/** The topic exchange of all events. */
export const EXCHANGE = 'events';

/** Timeout of broker operations. A broker that exceeds it on a declaration is overloaded or has lost the queue's state. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** Timeout of cancelling a consumer, and of closing a channel or connection. If it expires, the broker delivers again what was not acknowledged. */
export const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Max deliveries that end without a response: process or broker were killed, or the database was unavailable for longer than
 * the broker's acknowledgement timeout (30 minutes). The consumer counts failed attempts itself, so this only stops a message
 * that crashes its process. 20 is RabbitMQ 4's default.
 */
const DELIVERY_LIMIT = 20;

/** Max length of a broadcast queue: a replica that lags by more misses the oldest broadcasts. */
const BROADCAST_LIMIT = 10_000;

export function deadLetterQueueOf(queue: string): string {
  return `${queue}.dlq`;
}

/** Declares the exchange of all events; a no-op if it exists. */
export async function declareExchange(channel: Channel): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
}

/**
 * Declares a reaction's queue, its dead-letter queue and the binding; returns the queue. Both sides call it: the consumer
 * because its queue may have been deleted, the producer so that no event is published before its queue exists.
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

/** Declares only the dead-letter queue of a reaction's queue; resolves with its message count. */
export function declareDeadLetterQueue(channel: Channel, queue: string): Promise<Replies.AssertQueue> {
  return channel.assertQueue(deadLetterQueueOf(queue), {
    durable: true,
    arguments: { 'x-queue-type': 'quorum' },
  });
}

/** Declares a queue exclusive to this connection, deleted with it. Returns the name that the broker generated. */
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
