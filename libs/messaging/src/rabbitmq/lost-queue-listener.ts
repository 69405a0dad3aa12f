import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import { backoffMs, FAULT_BACKOFF } from '../delivery/backoff.js';
import { endsWithin, pause, within } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';
import type { OutgoingEvent, ToldEvents } from '../transport.js';
import type { BrokerConnection } from './broker-connection.js';
import { closeUnawaited } from './close-unawaited.js';
import {
  declareNoticeQueue,
  decodeNotice,
  encodeNotice,
  noticeQueueOf,
  type LostQueueNotice,
} from './lost-queue-notice.js';
import { ANSWER_LIMIT_MS, declareExchange, declareReactionQueue } from './topology.js';

const BEFORE_BEGINNING_ANEW_MS = 250;

/**
 * Hears of reactions' queues that were lost, and has them filled again from the outbox. A notice that is not carried
 * out to its end stays; what arrives twice meanwhile, the inbox knows.
 */
export class LostQueueListener {
  readonly #logger = new Logger(LostQueueListener.name);
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(
    private readonly broker: BrokerConnection,
    private readonly exchange: string,
    private readonly service: string,
    private readonly told: ToldEvents,
  ) {}

  start(): void {
    this.#loop = this.#run();
  }

  async stop(limitMs: number): Promise<void> {
    this.#stopping.abort();
    await endsWithin(limitMs, this.#loop ?? Promise.resolve());
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const connection = await this.broker.whenConnected(this.#stopping.signal);
      if (!connection) return;
      try {
        await this.#listen(connection);
        failures = 0;
        await pause(BEFORE_BEGINNING_ANEW_MS, this.#stopping.signal);
      } catch (error) {
        failures += 1;
        if (failures === 1) this.#logger.warn(`can not hear of lost queues: ${reasonOf(error)}`);
        await pause(backoffMs(failures, FAULT_BACKOFF), this.#stopping.signal);
      }
    }
  }

  /** Resolves when nothing more will come on this connection, or it is time to stop. */
  async #listen(connection: ChannelModel): Promise<void> {
    const connectedAt = await this.told.now();
    const opening = connection.createConfirmChannel();
    const channel = await within(ANSWER_LIMIT_MS, 'opening a channel', opening);
    const over = new AbortController();
    channel.on('error', (error: Error) => this.#logger.warn(reasonOf(error)));
    channel.on('close', () => over.abort());
    try {
      await within(ANSWER_LIMIT_MS, 'the beginning', this.#declare(connection, channel, connectedAt));
      await channel.prefetch(1);
      await channel.consume(noticeQueueOf(this.exchange, this.service), (message) => {
        if (message) void this.#handle(message, channel, over);
        else over.abort();
      });
      const ends = AbortSignal.any([over.signal, this.#stopping.signal]);
      if (!ends.aborted) await once(ends, 'abort');
    } finally {
      closeUnawaited(channel);
    }
  }

  /** Never rejects; a notice that could not be carried out is delivered again on the next channel. */
  async #handle(message: ConsumeMessage, channel: ConfirmChannel, over: AbortController): Promise<void> {
    try {
      await this.#refill(decodeNotice(message.content), channel);
      channel.ack(message);
    } catch (error) {
      this.#logger.warn(`a lost queue is not filled again yet: ${reasonOf(error)}`);
      over.abort();
    }
  }

  async #declare(connection: ChannelModel, channel: ConfirmChannel, connectedAt: string): Promise<void> {
    await declareExchange(channel, this.exchange);
    const wasThere = await declareNoticeQueue(connection, channel, this.exchange, this.service);
    if (wasThere) return;
    // Nobody could tell: at the very first start there is nothing to send, else the broker has lost its data.
    const queue = noticeQueueOf(this.exchange, this.service);
    channel.sendToQueue(queue, encodeNotice({ publishedBefore: connectedAt }), { persistent: true });
    await channel.waitForConfirms();
  }

  async #refill(notice: LostQueueNotice | undefined, channel: ConfirmChannel): Promise<void> {
    // What a broker without its data was never given goes its usual way; of one queue nobody knows what it missed.
    const isOne = notice !== undefined && 'queue' in notice;
    const lost = isOne ? [notice] : await this.told.queues();
    const publishedBefore = isOne ? null : (notice?.publishedBefore ?? 'infinity');
    for (const { queue, routingKey } of lost) {
      await within(
        ANSWER_LIMIT_MS,
        'the declaration',
        declareReactionQueue(channel, this.exchange, { queue, routingKey }),
      );
      let sent = 0;
      // Read after the declaration: what is published from then on arrives by itself.
      for await (const events of this.told.forQueue(queue, publishedBefore)) {
        await this.#send(channel, queue, events);
        sent += events.length;
      }
      if (sent > 0) this.#logger.warn(`${queue} was lost; ${sent} events were sent to it again`);
    }
  }

  /** To this queue alone; rejects unless all have arrived in it. */
  async #send(channel: ConfirmChannel, queue: string, events: readonly OutgoingEvent[]): Promise<void> {
    let returned = 0;
    const count = () => (returned += 1);
    channel.on('return', count);
    for (const { id, routingKey, content } of events) {
      const options = { persistent: true, mandatory: true, messageId: id, type: routingKey };
      channel.publish('', queue, content, { ...options, contentType: 'application/json' });
    }
    await within(ANSWER_LIMIT_MS, 'sending events again', channel.waitForConfirms());
    channel.off('return', count);
    if (returned > 0) throw new Error(`${queue} is not there`);
  }
}
