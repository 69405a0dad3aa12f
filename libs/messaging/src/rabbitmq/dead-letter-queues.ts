import { createHash } from 'node:crypto';
import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib';
import { decodeEnvelope } from '../envelope/event-envelope.js';
import { settlesWithin, withTimeout } from '../retry/timeouts.js';
import type { DeadLetter, DeadLetterResolution, DeadLetterStore } from '../dead-letters/dead-letter.js';
import { RESPONSE_TIMEOUT_MS, deadLetterQueueOf, declareDeadLetterQueue } from './topology.js';
import { openInTime } from './with-channel.js';

/** The dead-letter queues of RabbitMQ, for operators. */
export class DeadLetterQueues implements DeadLetterStore {
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

  /** Connects to the broker. Rejects if it does not respond. */
  static async open(url: string): Promise<DeadLetterQueues> {
    const connection = await withTimeout(RESPONSE_TIMEOUT_MS, 'connecting', connect(url));
    return new DeadLetterQueues(connection, await openInTime(connection.createConfirmChannel()));
  }

  async visit(queue: string, decide: (event: DeadLetter) => DeadLetterResolution): Promise<DeadLetter[]> {
    const declared = declareDeadLetterQueue(this.channel, queue);
    const { messageCount } = await withTimeout(RESPONSE_TIMEOUT_MS, `declaring ${queue}`, declared);
    const seen = new Map<string, DeadLetter>();
    // Bounded by the count at the start, so that messages that fail again meanwhile are not visited twice. If two operators
    // visit at once, one may still get a copy that either has just made: so a second message of an event is never dropped.
    for (let index = 0; index < messageCount; index += 1) {
      const received = this.channel.get(deadLetterQueueOf(queue), { noAck: false });
      const message = await withTimeout(RESPONSE_TIMEOUT_MS, `reading ${queue}`, received);
      if (message === false) break;
      const event = eventOf(queue, message);
      const resolution = decide(event);
      if (resolution === 'redeliver') await this.publish(queue, event, message, {});
      // Replaced by a copy rather than requeued: RabbitMQ 4 drops a message that was requeued twenty times.
      if (resolution === 'keep') {
        await this.publish(deadLetterQueueOf(queue), event, message, headersOf(message));
      }
      this.channel.ack(message);
      seen.set(event.id, event);
    }
    return [...seen.values()];
  }

  async close(): Promise<void> {
    // The channel first: a connection that closes drops what was acknowledged last. A failure to close would hide the one before.
    await settlesWithin(
      RESPONSE_TIMEOUT_MS,
      this.channel.close().then(() => this.connection.close()),
    );
  }

  /** Publishes to one queue, not to the exchange, where other queues would receive it again. Resolves on the confirm. */
  private async publish(
    queue: string,
    event: DeadLetter,
    message: GetMessage,
    headers: object,
  ): Promise<void> {
    const { messageId, type, contentType } = message.properties;
    const options = { persistent: true, mandatory: true, messageId: event.id, headers };
    this.channel.sendToQueue(queue, message.content, {
      ...options,
      ...(messageId ? { type, contentType } : {}),
    });
    const confirmed = this.channel.waitForConfirms();
    await withTimeout(RESPONSE_TIMEOUT_MS, `the confirm of ${event.id}`, confirmed);
    // The broker returns an unroutable message before it confirms it.
    if (this.returned.has(event.id)) throw new Error(`there is no queue ${queue}; start its service first`);
  }
}

function eventOf(queue: string, { content, properties }: GetMessage): DeadLetter {
  const death = properties.headers?.['x-death']?.[0] as
    | { reason?: string; time?: { value?: number } }
    | undefined;
  const rejected = death?.time?.value;
  return {
    queue,
    ...describeMessage(content),
    rejectedAt: rejected === undefined ? null : new Date(rejected * 1_000),
    reason: death?.reason ?? 'unknown',
  };
}

function headersOf({ properties }: GetMessage): object {
  const { 'x-delivery-count': _count, ...headers } = properties.headers ?? {};
  return headers;
}

/** Reads the part of a message that operators may see: its identity, not its data. */
function describeMessage(content: Buffer): Pick<DeadLetter, 'id' | 'routingKey' | 'occurredAt'> {
  try {
    const { id, routingKey, occurredAt } = decodeEnvelope(content);
    return { id, routingKey, occurredAt: new Date(occurredAt) };
  } catch {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { id: `no-event-${hash}`, routingKey: '', occurredAt: null };
  }
}
