import type { Channel, ChannelModel } from 'amqplib';
import { within } from '../delivery/pause.js';
import type { QueueFigures } from '../transport.js';
import type { BrokerConnection } from './broker-connection.js';
import { closeUnawaited } from './close-unawaited.js';
import { ANSWER_LIMIT_MS, deadLetterQueueOf } from './topology.js';

/** Asks the broker how queues stand, on a channel of its own: the question for one that is gone closes the channel. */
export class QueueInspector {
  #open: { readonly connection: ChannelModel; readonly channel: Channel } | undefined;

  constructor(private readonly broker: BrokerConnection) {}

  /** Throws when the broker is away, or when a queue is not declared. */
  async look(queues: readonly string[]): Promise<QueueFigures[]> {
    if (queues.length === 0) return [];
    const channel = await within(ANSWER_LIMIT_MS, 'opening a channel', this.#openChannel());
    try {
      const looking = Promise.all(queues.map((queue) => lookAt(channel, queue)));
      return await within(ANSWER_LIMIT_MS, 'looking at queues', looking);
    } catch (error) {
      this.#open = undefined;
      closeUnawaited(channel);
      throw error;
    }
  }

  async #openChannel(): Promise<Channel> {
    const connection = this.broker.current;
    if (!connection) throw new Error('the broker is away');
    if (this.#open?.connection === connection) return this.#open.channel;
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    channel.on('close', () => {
      if (this.#open?.channel === channel) this.#open = undefined;
    });
    this.#open = { connection, channel };
    return channel;
  }
}

async function lookAt(channel: Channel, queue: string): Promise<QueueFigures> {
  const { messageCount, consumerCount } = await channel.checkQueue(queue);
  const parked = await channel.checkQueue(deadLetterQueueOf(queue));
  return { queue, messages: messageCount, consumers: consumerCount, parked: parked.messageCount };
}
