import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib';
import { within } from '../delivery/pause.js';
import { describeMessage } from '../parked/describe-message.js';
import type { ParkedEvent, ParkedFate, ParkedStore } from '../parked/parked-event.js';
import { ANSWER_LIMIT_MS, deadLetterQueueOf, declareDeadLetterQueue } from './topology.js';

/** The dead-letter queues of RabbitMQ, for operators. */
export class DeadLetters implements ParkedStore {
  private readonly returned = new Set<string>();

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: ConfirmChannel,
  ) {
    channel.on('return', (message: { properties: { messageId?: unknown } }) => {
      this.returned.add(String(message.properties.messageId));
    });
    channel.on('error', () => undefined);
    connection.on('error', () => undefined);
  }

  /** Rejects where the broker does not answer. */
  static async open(url: string): Promise<DeadLetters> {
    const connection = await within(ANSWER_LIMIT_MS, 'connecting', connect(url));
    return new DeadLetters(connection, await connection.createConfirmChannel());
  }

  async visit(queue: string, decide: (event: ParkedEvent) => ParkedFate): Promise<ParkedEvent[]> {
    const { messageCount } = await declareDeadLetterQueue(this.channel, queue);
    const seen = new Map<string, ParkedEvent>();
    // So many as there are at the beginning: what fails again meanwhile is not taken a second time.
    for (let index = 0; index < messageCount; index += 1) {
      const message = await this.channel.get(deadLetterQueueOf(queue), { noAck: false });
      if (message === false) break;
      const event = eventOf(queue, message);
      if (seen.has(event.id)) {
        // Parked before and after its queue was filled again: one of the two does.
        this.channel.ack(message);
        continue;
      }
      const fate = decide(event);
      if (fate === 'redeliver') await this.publish(queue, event, message, {});
      // Not given back, as RabbitMQ 4 drops a message that was given back twenty times: a copy takes its place.
      if (fate === 'keep') {
        await this.publish(deadLetterQueueOf(queue), event, message, headersOf(message));
      }
      this.channel.ack(message);
      seen.set(event.id, event);
    }
    return [...seen.values()];
  }

  async close(): Promise<void> {
    await within(ANSWER_LIMIT_MS, 'closing', this.channel.close());
    await within(ANSWER_LIMIT_MS, 'closing', this.connection.close());
  }

  /** To one queue, not to the exchange, where others would hear of it again; resolves when the broker has it. */
  private async publish(
    queue: string,
    event: ParkedEvent,
    message: GetMessage,
    headers: object,
  ): Promise<void> {
    const { messageId, type, contentType } = message.properties;
    const options = { persistent: true, mandatory: true, messageId: event.id, headers };
    await within(
      ANSWER_LIMIT_MS,
      `the confirm of ${event.id}`,
      new Promise<void>((resolve, reject) => {
        this.channel.publish(
          '',
          queue,
          message.content,
          { ...options, ...(messageId ? { type, contentType } : {}) },
          (error: Error | null) => (error ? reject(error) : resolve()),
        );
      }),
    );
    // The broker says so before it confirms.
    if (this.returned.has(event.id)) throw new Error(`there is no queue ${queue}; start its service first`);
  }
}

function eventOf(queue: string, { content, properties }: GetMessage): ParkedEvent {
  const death = properties.headers?.['x-death']?.[0] as
    { reason?: string; time?: { value?: number } } | undefined;
  const parked = death?.time?.value;
  return {
    queue,
    ...describeMessage(content),
    parkedAt: parked === undefined ? null : new Date(parked * 1_000),
    reason: death?.reason ?? 'unknown',
  };
}

function headersOf({ properties }: GetMessage): object {
  const { 'x-delivery-count': _count, ...headers } = properties.headers ?? {};
  return headers;
}
