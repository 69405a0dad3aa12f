import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { attemptReaction } from '../delivery/attempt-reaction.js';
import { backoffMs, FAULT_BACKOFF, MESSAGE_ATTEMPTS, MESSAGE_BACKOFF } from '../delivery/backoff.js';
import { MessagesInHand } from '../delivery/messages-in-hand.js';
import { endsWithin, pause, within } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';
import type { Reaction } from '../reactions/reaction.js';
import type { BrokerConnection } from './broker-connection.js';
import { closeUnawaited } from './close-unawaited.js';
import { queueExists, tellOfLostQueue } from './lost-queue-notice.js';
import { ANSWER_LIMIT_MS, declareBroadcastQueue, declareExchange, declareReactionQueue } from './topology.js';

/** Messages in hand at once, and so the most that one process handles side by side for a queue. */
const PREFETCH = 20;

const BEFORE_BEGINNING_ANEW_MS = 100;

interface Session {
  readonly channel: Channel;
  readonly consumerTag: string;
  /** Resolves with the reason when nothing more will come: channel closed, or the queue deleted. */
  readonly ended: Promise<string>;
  /** Aborted when messages of this session can be answered no more. */
  readonly over: AbortController;
  /** Aborted then too, and when the consumer stops: no further attempts. */
  readonly giveUp: AbortSignal;
}

/**
 * Consumes one reaction's queue until it is stopped: declares it, consumes, and begins anew when the connection is
 * lost, the channel closed or the queue deleted.
 *
 * A message that fails is tried again here, in place, with a pause: that keeps one of the prefetched places for
 * some seconds and lets the others go on. When all attempts have failed it is rejected into the dead-letter
 * queue. While what the reaction needs is away, attempts don't count.
 */
export class QueueConsumer {
  readonly #logger: Logger;
  readonly #stopping = new AbortController();
  readonly #inHand = new MessagesInHand();
  #session: Session | undefined;
  #loop: Promise<void> | undefined;
  /** Whether the broker said so; by now a producer may have declared it anew. */
  #wasDeleted = false;

  constructor(
    private readonly broker: BrokerConnection,
    private readonly exchange: string,
    private readonly reaction: Reaction,
    /** Called when a broadcast reaction begins to hear, after it may have missed events. */
    private readonly onGap: () => void,
  ) {
    this.#logger = new Logger(`${QueueConsumer.name} ${reaction.queue}`);
  }

  get queue(): string {
    return this.reaction.queue;
  }

  get isBroadcast(): boolean {
    return this.reaction.delivery === 'broadcast';
  }

  get isRunning(): boolean {
    return this.#session !== undefined;
  }

  get oldestInHandSeconds(): number {
    return this.#inHand.oldestSeconds;
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Takes no more messages and finishes those in hand; one that waits for its next attempt goes back to the queue. */
  async stop(limitMs: number): Promise<void> {
    const session = this.#session;
    if (session) await endsWithin(ANSWER_LIMIT_MS, session.channel.cancel(session.consumerTag));
    this.#stopping.abort();
    if (!(await this.#inHand.endWithin(limitMs))) {
      this.#logger.warn(`stopped with ${this.#inHand.size} messages in hand, which will be delivered again`);
    }
    session?.over.abort();
    if (session) await endsWithin(ANSWER_LIMIT_MS, session.channel.close());
    await endsWithin(limitMs, this.#loop ?? Promise.resolve());
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const connection = await this.broker.whenConnected(this.#stopping.signal);
      if (!connection) return;
      try {
        const session = await this.#consume(connection);
        failures = 0;
        if (this.#stopping.signal.aborted) return closeUnawaited(session.channel);
        this.#session = session;
        const reason = await session.ended;
        this.#session = undefined;
        session.over.abort();
        if (this.#stopping.signal.aborted) return;
        this.#logger.warn(`consuming ended, beginning anew: ${reason}`);
        closeUnawaited(session.channel);
        // A lost connection closes its channels before it says so itself: the next look must not find it still there.
        await pause(BEFORE_BEGINNING_ANEW_MS, this.#stopping.signal);
      } catch (error) {
        failures += 1;
        this.#logger.error(`can not consume: ${reasonOf(error)}`);
        await pause(backoffMs(failures, FAULT_BACKOFF), this.#stopping.signal);
      }
    }
  }

  async #consume(connection: ChannelModel): Promise<Session> {
    // A connection that has just died never answers.
    const channel = await within(ANSWER_LIMIT_MS, 'opening a channel', connection.createChannel());
    try {
      await this.#tellIfLost(connection);
      return await within(ANSWER_LIMIT_MS, 'the beginning', this.#consumeOn(channel));
    } catch (error) {
      closeUnawaited(channel);
      throw error;
    }
  }

  /** Before it is declared anew: what it held, and what was published meanwhile, its producers have to send again. */
  async #tellIfLost(connection: ChannelModel): Promise<void> {
    const { queue, event, delivery } = this.reaction;
    if (delivery === 'broadcast') return;
    // A queue that nothing was ever taken from is new: whoever has events for it has not sent them yet.
    const isKnown = async () =>
      (await queueExists(connection, queue)) || !(await this.reaction.hasHandledAny());
    if (!this.#wasDeleted && (await isKnown())) return;
    await tellOfLostQueue(connection, this.exchange, { queue, routingKey: event.routingKey });
    this.#wasDeleted = false;
  }

  async #consumeOn(channel: Channel): Promise<Session> {
    const over = new AbortController();
    const giveUp = AbortSignal.any([over.signal, this.#stopping.signal]);
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    channel.on('error', (error: Error) => end(reasonOf(error)));
    channel.on('close', () => end('the channel was closed'));
    await declareExchange(channel, this.exchange);
    const queue = await this.#declareQueue(channel);
    await channel.prefetch(PREFETCH);
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (message) this.#take(message, { channel, over, giveUp });
      else {
        this.#wasDeleted = true;
        end('the queue was deleted');
      }
    });
    this.#logger.log('consuming');
    if (this.reaction.delivery === 'broadcast') this.onGap();
    return { channel, consumerTag, ended, over, giveUp };
  }

  async #declareQueue(channel: Channel): Promise<string> {
    const { queue, event, delivery } = this.reaction;
    if (delivery === 'broadcast') return declareBroadcastQueue(channel, this.exchange, event.routingKey);
    await declareReactionQueue(channel, this.exchange, { queue, routingKey: event.routingKey });
    return queue;
  }

  #take(message: ConsumeMessage, session: Pick<Session, 'channel' | 'over' | 'giveUp'>): void {
    void this.#inHand.hold(this.#handle(message, session));
  }

  async #handle(
    message: ConsumeMessage,
    { channel, over, giveUp }: Pick<Session, 'channel' | 'over' | 'giveUp'>,
  ): Promise<void> {
    const answer = await this.#attemptUntilAnswered(message, giveUp);
    if (answer === undefined || over.signal.aborted) return;
    try {
      if (answer === 'ack') channel.ack(message);
      else channel.nack(message, false, false);
    } catch (error) {
      // The channel closed at this moment: the broker delivers again, and the inbox knows the event.
      this.#logger.debug(`not answered: ${reasonOf(error)}`);
    }
  }

  /** What to tell the broker; undefined when the message is to go back to the queue. */
  async #attemptUntilAnswered(
    message: ConsumeMessage,
    giveUp: AbortSignal,
  ): Promise<'ack' | 'park' | undefined> {
    const id = String(message.properties.messageId);
    let failures = 0;
    let faults = 0;
    while (!giveUp.aborted) {
      const attempt = await attemptReaction(this.reaction, message.content);
      switch (attempt.state) {
        case 'done':
          return 'ack';
        case 'invalid':
          this.#logger.error(`message ${id} is parked, it does not fit its contract: ${attempt.reason}`);
          return 'park';
        case 'failed':
          failures += 1;
          if (failures >= MESSAGE_ATTEMPTS) {
            this.#logger.error(`message ${id} is parked after ${failures} attempts: ${attempt.reason}`);
            return 'park';
          }
          this.#logger.warn(`message ${id} failed, attempt ${failures}: ${attempt.reason}`);
          await pause(backoffMs(failures, MESSAGE_BACKOFF), giveUp);
          break;
        case 'unavailable':
          faults += 1;
          if (faults === 1) this.#logger.warn(`message ${id} waits: ${attempt.reason}`);
          await pause(backoffMs(faults, FAULT_BACKOFF), giveUp);
          break;
      }
    }
    return undefined;
  }
}
