import { aborted } from 'node:util';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { attemptReaction } from '../transport/attempt-reaction.js';
import { backOff, UNAVAILABLE_BACKOFF, MESSAGE_ATTEMPTS, MESSAGE_BACKOFF } from '../retry/backoff.js';
import { settlesWithin, sleep, withTimeout } from '../retry/timeouts.js';
import { reasonOf } from '../retry/unavailable-error.js';
import type { Reaction } from '../transport/reaction.js';
import type { BrokerConnection } from './broker-connection.js';
import { queueExists } from './check-queues.js';
import { closeInBackground, openInTime } from './with-channel.js';
import {
  CLOSE_TIMEOUT_MS,
  RESPONSE_TIMEOUT_MS,
  declareBroadcastQueue,
  declareExchange,
  declareReactionQueue,
} from './topology.js';

/** Max unacknowledged messages per queue and process, and so how many it handles concurrently. */
const PREFETCH = 20;

const RESTART_DELAY_MS = 100;

interface Session {
  readonly channel: Channel;
  readonly consumerTag: string;
  /** Aborted, with the reason, when the channel was closed, the queue deleted or the consumer stopped. */
  readonly over: AbortController;
}

/**
 * Declares and consumes one reaction's queue until stopped. Starts again when the connection is lost, the channel is closed
 * or the queue is deleted.
 *
 * A message that fails is retried in place with backoff: it occupies one prefetch slot for some seconds while other messages
 * are handled. After the last attempt it is rejected into the dead-letter queue. Attempts don't count while something that
 * the reaction needs is unavailable.
 */
export class QueueConsumer {
  readonly #logger: Logger;
  readonly #stopping = new AbortController();
  #session: Session | undefined;
  #loop: Promise<void> | undefined;
  #hasConsumed = false;
  /** Whether the broker reported the deletion. The queue may exist again: producers declare it too. */
  #wasDeleted = false;

  constructor(
    private readonly broker: BrokerConnection,
    private readonly reaction: Reaction,
  ) {
    this.#logger = new Logger(`${QueueConsumer.name} ${reaction.queue}`);
  }

  get isRunning(): boolean {
    return this.#session !== undefined;
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Stops receiving and drains messages in flight; one that waits for a retry goes back to the queue. */
  async stop(timeoutMs: number): Promise<void> {
    const session = this.#session;
    if (session) await settlesWithin(CLOSE_TIMEOUT_MS, session.channel.cancel(session.consumerTag));
    this.#stopping.abort();
    const { inFlight } = this.reaction;
    if (!(await inFlight.drainWithin(timeoutMs))) {
      this.#logger.warn(`stopped with ${inFlight.size} messages in flight, which will be delivered again`);
    }
    session?.over.abort();
    await settlesWithin(CLOSE_TIMEOUT_MS, Promise.all([session?.channel.close(), this.#loop]));
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const connection = await this.broker.whenConnected(this.#stopping.signal);
      if (!connection) return;
      try {
        const session = await this.#consume(connection);
        failures = 0;
        if (this.#stopping.signal.aborted) return closeInBackground(session.channel);
        this.#session = session;
        const over = session.over.signal;
        await aborted(over, session);
        this.#session = undefined;
        if (this.#stopping.signal.aborted) return;
        closeInBackground(session.channel);
        // A lost connection closes its channels before it reports its loss: the delay avoids using and reporting it again.
        await sleep(RESTART_DELAY_MS, this.#stopping.signal);
        if (this.#stopping.signal.aborted || this.broker.current !== connection) continue;
        this.#logger.warn(`consuming ended, starting again: ${over.reason}`);
      } catch (error) {
        failures += 1;
        this.#logger.error(`can not consume: ${reasonOf(error)}`);
        await backOff(failures, UNAVAILABLE_BACKOFF, this.#stopping.signal);
      }
    }
  }

  async #consume(connection: ChannelModel): Promise<Session> {
    // With a timeout: a connection that was just lost never responds.
    const channel = await openInTime(connection.createChannel());
    try {
      await this.#reportIfDeleted(connection);
      return await withTimeout(RESPONSE_TIMEOUT_MS, 'starting to consume', this.#consumeOn(channel));
    } catch (error) {
      closeInBackground(channel);
      throw error;
    }
  }

  /** Reports a deleted queue once. Its events are still in the producers' outboxes; an operator has to resend them. */
  async #reportIfDeleted(connection: ChannelModel): Promise<void> {
    const { queue, event, delivery, activity } = this.reaction;
    if (delivery === 'broadcast' || !this.#hasConsumed) return;
    if (!this.#wasDeleted && (await queueExists(connection, queue))) return;
    // Reports only once, however many attempts it takes to consume again.
    this.#hasConsumed = false;
    activity.emit('queueDeleted', queue);
    this.#logger.error(
      `the queue was deleted with what it held; run \`events resend --queue ${queue}\` ` +
        `in the service that publishes ${event.routingKey}`,
    );
  }

  async #consumeOn(channel: Channel): Promise<Session> {
    const over = new AbortController();
    const giveUp = AbortSignal.any([over.signal, this.#stopping.signal]);
    channel.on('error', (error: Error) => over.abort(reasonOf(error)));
    channel.on('close', () => over.abort('the channel was closed'));
    await declareExchange(channel);
    const { queue, event, delivery, inFlight, activity } = this.reaction;
    const { routingKey } = event;
    const isBroadcast = delivery === 'broadcast';
    const declared = isBroadcast
      ? await declareBroadcastQueue(channel, routingKey)
      : await declareReactionQueue(channel, { queue, routingKey });
    await channel.prefetch(PREFETCH);
    const { consumerTag } = await channel.consume(declared, (message) => {
      if (message) return void inFlight.add(this.#handle(message, channel, over.signal, giveUp));
      this.#wasDeleted = true;
      over.abort('the queue was deleted');
    });
    this.#logger.log('consuming');
    this.#hasConsumed = true;
    this.#wasDeleted = false;
    if (isBroadcast) activity.emit('broadcastsMissed', queue);
    return { channel, consumerTag, over };
  }

  /** @param giveUp aborted when the session is over, and when the consumer stops: no further attempts */
  async #handle(
    message: ConsumeMessage,
    channel: Channel,
    over: AbortSignal,
    giveUp: AbortSignal,
  ): Promise<void> {
    const response = await this.#attemptUntilSettled(message, giveUp);
    if (response === undefined || over.aborted) return;
    try {
      if (response === 'ack') channel.ack(message);
      else channel.nack(message, false, false);
    } catch (error) {
      // The channel was closed meanwhile: the broker redelivers, and the inbox recognises the event.
      this.#logger.debug(`not settled: ${reasonOf(error)}`);
    }
  }

  /** Retries until the message is settled and returns the response to the broker; undefined if it returns to the queue. */
  async #attemptUntilSettled(
    message: ConsumeMessage,
    giveUp: AbortSignal,
  ): Promise<'ack' | 'reject' | undefined> {
    const id = String(message.properties.messageId);
    let failures = 0;
    let outages = 0;
    while (!giveUp.aborted) {
      const attempt = await attemptReaction(this.reaction, message.content);
      switch (attempt.state) {
        case 'done':
          return 'ack';
        case 'invalid':
          this.#logger.error(`message ${id} is a dead letter, it is invalid: ${attempt.reason}`);
          return 'reject';
        case 'failed':
          failures += 1;
          if (failures >= MESSAGE_ATTEMPTS) {
            this.#logger.error(
              `message ${id} is a dead letter after ${failures} attempts: ${attempt.reason}`,
            );
            return 'reject';
          }
          this.#logger.warn(`message ${id} failed, attempt ${failures}: ${attempt.reason}`);
          await backOff(failures, MESSAGE_BACKOFF, giveUp);
          break;
        case 'unavailable':
          outages += 1;
          if (outages === 1) this.#logger.warn(`message ${id} waits: ${attempt.reason}`);
          await backOff(outages, UNAVAILABLE_BACKOFF, giveUp);
      }
    }
    return undefined;
  }
}
