import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { settlesWithin, withTimeout } from '../retry/timeouts.js';
import { reasonOf } from '../retry/unavailable-error.js';
import type { PublishOutcome } from '../transport/outcomes.js';
import { tracePublishing } from '../transport/trace-events.js';
import { pendingQueues, type OutgoingEvent } from '../transport/transport.js';
import type { BrokerConnection } from './broker-connection.js';
import { closeInBackground, openInTime, withChannel } from './with-channel.js';
import { declareExchange, declareReactionQueue, EXCHANGE, RESPONSE_TIMEOUT_MS } from './topology.js';

interface OpenChannel {
  readonly connection: ChannelModel;
  readonly channel: ConfirmChannel;
  /** Bindings that were declared: `<queue> <routing key>`. */
  readonly declared: Set<string>;
  /** Ids of messages that the broker returned as unroutable. */
  readonly returned: Set<string>;
  /** Why the broker closed the channel; undefined if it is open or was closed by a lost connection. */
  closedFor?: string;
}

/**
 * Publishes persistent messages with confirms.
 *
 * An event's contract names the queues that must receive it (`reactions`); the outbox row stores them. The publisher declares
 * them before the first such event, so that events wait even for a service that was never up, and publishes as mandatory.
 * If the broker returns an event because its queues were deleted, the event counts as rejected and the queues are declared
 * again before the next attempt. An event without reactions goes to whatever is bound, maybe nothing.
 *
 * A producer cannot see that one of several queues was deleted: until the consumer declares it again, events miss it. The
 * consumer reports this, and an operator resends the events (`resendEvents`).
 */
export class RabbitMqPublisher {
  #open: OpenChannel | undefined;

  constructor(private readonly broker: BrokerConnection) {}

  async publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    const open = await this.#openChannel();
    const undeclared = await this.#declareQueues(open, events);
    open.returned.clear();
    const outcomes = await Promise.all(
      events.map(async (event): Promise<PublishOutcome> => {
        const reason = event.reactions.map((queue) => undeclared.get(bindingOf(queue, event))).find(Boolean);
        if (reason !== undefined) return { state: 'rejected', reason };
        return tracePublishing(event, 'rabbitmq', () => this.#publishEvent(open, event));
      }),
    );
    if (open.returned.size > 0) open.declared.clear();
    return outcomes;
  }

  async #openChannel(): Promise<OpenChannel> {
    const connection = this.broker.current;
    if (!connection) throw new Error('the broker is unavailable');
    if (this.#open?.connection === connection) return this.#open;
    const channel = await openInTime(connection.createConfirmChannel());
    const open: OpenChannel = { connection, channel, declared: new Set(), returned: new Set() };
    channel.on('return', (message: { properties: { messageId?: unknown } }) => {
      open.returned.add(String(message.properties.messageId));
    });
    channel.on('error', (error: Error) => {
      open.closedFor = reasonOf(error);
    });
    channel.on('close', () => this.#forget(open));
    try {
      await withTimeout(RESPONSE_TIMEOUT_MS, 'declaring the exchange', declareExchange(channel));
    } catch (error) {
      closeInBackground(channel);
      throw error;
    }
    this.#open = open;
    return open;
  }

  #forget(open: OpenChannel): void {
    if (this.#open === open) this.#open = undefined;
  }

  /** Declares the queues of these events. Returns the reason of each failure by binding; other events can be published. */
  async #declareQueues(
    open: OpenChannel,
    events: readonly OutgoingEvent[],
  ): Promise<ReadonlyMap<string, string>> {
    const missing = new Map(
      events.flatMap((event) =>
        event.reactions
          .map((queue) => [bindingOf(queue, event), { queue, routingKey: event.routingKey }] as const)
          .filter(([binding]) => !open.declared.has(binding)),
      ),
    );
    const failed = new Map<string, string>();
    // Concurrently: the relay's transaction is idle meanwhile and would not outlast several timeouts in a row.
    await Promise.all(
      [...missing].map(async ([binding, queue]) => {
        try {
          await withChannel(open.connection, 'the declaration', (channel) =>
            declareReactionQueue(channel, queue),
          );
          open.declared.add(binding);
        } catch (error) {
          failed.set(binding, `queue ${queue.queue} can not be declared: ${reasonOf(error)}`);
        }
      }),
    );
    return failed;
  }

  async #publishEvent(open: OpenChannel, event: OutgoingEvent): Promise<PublishOutcome> {
    const pending = pendingQueues(event);
    if (!pending) return this.#publishTo(open, event, EXCHANGE, event.routingKey);
    // The default exchange routes by queue name, so that no other queue receives it.
    const outcomes = await Promise.all(pending.map((queue) => this.#publishTo(open, event, '', queue)));
    return outcomes.find(({ state }) => state !== 'sent') ?? { state: 'sent' };
  }

  async #publishTo(
    open: OpenChannel,
    event: OutgoingEvent,
    exchange: string,
    routingKey: string,
  ): Promise<PublishOutcome> {
    const options = {
      persistent: true,
      mandatory: event.reactions.length > 0,
      messageId: event.id,
      type: event.routingKey,
      contentType: 'application/json',
    };
    const confirmed = new Promise<void>((resolve, reject) => {
      open.channel.publish(exchange, routingKey, event.content, options, (error: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
    if (!(await settlesWithin(RESPONSE_TIMEOUT_MS, confirmed))) {
      // Gives up the channel, so that a late confirm can't be taken for another message's.
      this.#forget(open);
      closeInBackground(open.channel);
      return { state: 'waiting', reason: `no confirm within ${RESPONSE_TIMEOUT_MS} ms` };
    }
    return confirmed.then(
      () => this.#outcome(open, event),
      (error: unknown) => this.#outcome(open, event, error),
    );
  }

  #outcome(open: OpenChannel, event: OutgoingEvent, error?: unknown): PublishOutcome {
    if (open.returned.has(event.id)) return { state: 'rejected', reason: 'unroutable: no queue received it' };
    if (error === undefined) return { state: 'sent' };
    if (open.closedFor !== undefined) return { state: 'rejected', reason: open.closedFor };
    if (this.#open === open && this.broker.current === open.connection) {
      return { state: 'rejected', reason: reasonOf(error) };
    }
    return { state: 'waiting', reason: reasonOf(error) };
  }
}

function bindingOf(queue: string, { routingKey }: OutgoingEvent): string {
  return `${queue} ${routingKey}`;
}
