import type { ChannelModel } from 'amqplib';
import type { QueueStats } from '../transport/transport.js';
import { onOwnChannel } from './own-channel.js';
import { deadLetterQueueOf } from './topology.js';

/** False only where the broker says so; rejects where it does not respond. */
export async function queueExists(connection: ChannelModel, queue: string): Promise<boolean> {
  try {
    await onOwnChannel(connection, 'checking a queue', (channel) => channel.checkQueue(queue));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return false;
    throw error;
  }
}

/** Rejects when a queue is not declared. */
export function queueStats(connection: ChannelModel, queues: readonly string[]): Promise<QueueStats[]> {
  return onOwnChannel(connection, 'checking queues', (channel) =>
    Promise.all(
      queues.map(async (queue) => {
        const { messageCount: messages, consumerCount: consumers } = await channel.checkQueue(queue);
        const { messageCount: deadLetters } = await channel.checkQueue(deadLetterQueueOf(queue));
        return { queue, messages, consumers, deadLetters };
      }),
    ),
  );
}
