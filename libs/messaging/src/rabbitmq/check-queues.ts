import type { ChannelModel } from 'amqplib';
import type { QueueStats } from '../transport/transport.js';
import { withChannel } from './with-channel.js';
import { deadLetterQueueOf } from './topology.js';

/** Checks with the broker whether a queue exists. Rejects if the broker does not respond. */
export async function queueExists(connection: ChannelModel, queue: string): Promise<boolean> {
  try {
    await withChannel(connection, 'checking a queue', (channel) => channel.checkQueue(queue));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return false;
    throw error;
  }
}

/** Reads the stats of queues and their dead-letter queues. Rejects if one of them is not declared. */
export function queueStats(connection: ChannelModel, queues: readonly string[]): Promise<QueueStats[]> {
  return withChannel(connection, 'checking queues', (channel) =>
    Promise.all(
      queues.map(async (queue) => {
        const { messageCount: messages, consumerCount: consumers } = await channel.checkQueue(queue);
        const { messageCount: deadLetters } = await channel.checkQueue(deadLetterQueueOf(queue));
        return { queue, messages, consumers, deadLetters };
      }),
    ),
  );
}
