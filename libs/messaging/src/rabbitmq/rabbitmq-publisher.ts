import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { within } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';
import { traceSending } from '../tracing/trace-events.js';
import type { OutgoingEvent, PublishOutcome } from '../transport.js';
import type { BrokerConnection } from './broker-connection.js';
import { closeUnawaited } from './close-unawaited.js';
import { ANSWER_LIMIT_MS, declareExchange, declareReactionQueue } from './topology.js';

const CONFIRM_TIMEOUT_MS = 5_000;

interface OpenChannel {
  readonly connection: ChannelModel;
  readonly channel: ConfirmChannel;
  /** Bindings known to be there, `<queue> <routing key>`. */
  readonly declared: Set<string>;
  /** Ids of messages that came back because no queue took them. */
  readonly returned: Set<string>;
  /** Why the broker closed the channel, when it was that and no lost connection. */
  closedFor?: string;
}

/**
 * Publishes persistent messages with confirms.
 *
 * Which queues must have an event is said by its contract (`reactions`), travels in the outbox row, and is
 * declared before the first such event goes out: an event is kept for a service that was never up. These are
 * published as mandatory; one that comes back, its queues deleted meanwhile, is refused, and its queues are
 * declared anew before the next attempt. An event with no such reaction is published to whoever listens, maybe
 * nobody. What no producer can see is the deletion of one of several queues by hand: events published until the
 * consumer has declared it anew do not reach it. The consumer tells of it, and they are sent again
 * (LostQueueListener).
 */
export class RabbitMqPublisher {
  #open: OpenChannel | undefined;

  constructor(
    private readonly broker: BrokerConnection,
    private readonly exchange: string,
  ) {}

  async publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    const open = await this.#openChannel();
    const undeclared = await this.#declareQueues(open, events);
    open.returned.clear();
    const outcomes = await Promise.all(
      events.map(async (event): Promise<PublishOutcome> => {
        const reason = undeclared.get(event);
        if (reason !== undefined) return { state: 'refused', reason };
        return traceSending(event, 'rabbitmq', () => this.#publishOne(open, event));
      }),
    );
    if (open.returned.size > 0) open.declared.clear();
    return outcomes;
  }

  async #openChannel(): Promise<OpenChannel> {
    const connection = this.broker.current;
    if (!connection) throw new Error('the broker is away');
    if (this.#open?.connection === connection) return this.#open;
    const channel = await connection.createConfirmChannel();
    const open: OpenChannel = { connection, channel, declared: new Set(), returned: new Set() };
    channel.on('return', (message: { properties: { messageId?: unknown } }) => {
      open.returned.add(String(message.properties.messageId));
    });
    channel.on('error', (error: Error) => {
      open.closedFor = reasonOf(error);
    });
    channel.on('close', () => this.#forget(open));
    await declareExchange(channel, this.exchange);
    this.#open = open;
    return open;
  }

  #forget(open: OpenChannel): void {
    if (this.#open === open) this.#open = undefined;
  }

  /** The events whose queues could not be declared, with the reason; the others are not to suffer from them. */
  async #declareQueues(
    open: OpenChannel,
    events: readonly OutgoingEvent[],
  ): Promise<Map<OutgoingEvent, string>> {
    const undeclared = new Map<OutgoingEvent, string>();
    const failed = new Map<string, string>();
    for (const event of events) {
      for (const queue of event.reactions) {
        const key = `${queue} ${event.routingKey}`;
        if (!open.declared.has(key) && !failed.has(key)) {
          const reason = await this.#declareQueue(open.connection, queue, event.routingKey);
          if (reason === undefined) open.declared.add(key);
          else failed.set(key, reason);
        }
        const reason = failed.get(key);
        if (reason !== undefined) undeclared.set(event, reason);
      }
    }
    return undeclared;
  }

  async #declareQueue(
    connection: ChannelModel,
    queue: string,
    routingKey: string,
  ): Promise<string | undefined> {
    // On a channel of its own, as the broker answers a declaration that it refuses by closing the channel.
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    try {
      const declaring = declareReactionQueue(channel, this.exchange, { queue, routingKey });
      await within(ANSWER_LIMIT_MS, 'the declaration', declaring);
      await channel.close();
      return undefined;
    } catch (error) {
      closeUnawaited(channel);
      return `queue ${queue} can not be declared: ${reasonOf(error)}`;
    }
  }

  #publishOne(open: OpenChannel, event: OutgoingEvent): Promise<PublishOutcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // A channel that owes confirms is given up, so that a late one can't be taken for another's.
        this.#forget(open);
        closeUnawaited(open.channel);
        resolve({ state: 'waiting', reason: `no confirm within ${CONFIRM_TIMEOUT_MS} ms` });
      }, CONFIRM_TIMEOUT_MS);
      const settle = (error: unknown) => {
        clearTimeout(timer);
        resolve(this.#outcome(open, event, error));
      };
      try {
        open.channel.publish(
          this.exchange,
          event.routingKey,
          event.content,
          {
            persistent: true,
            mandatory: event.reactions.length > 0,
            messageId: event.id,
            type: event.routingKey,
            contentType: 'application/json',
          },
          settle,
        );
      } catch (error) {
        settle(error);
      }
    });
  }

  #outcome(open: OpenChannel, event: OutgoingEvent, error: unknown): PublishOutcome {
    if (open.returned.has(event.id)) return { state: 'refused', reason: 'no queue took it' };
    if (error === null || error === undefined) return { state: 'sent' };
    if (open.closedFor !== undefined) return { state: 'refused', reason: open.closedFor };
    if (this.#open === open && this.broker.current === open.connection) {
      return { state: 'refused', reason: reasonOf(error) };
    }
    return { state: 'waiting', reason: reasonOf(error) };
  }
}
