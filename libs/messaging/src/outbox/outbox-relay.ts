import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { backoffMs, FAULT_BACKOFF } from '../delivery/backoff.js';
import { endsWithin, pause } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';
import type { MessagingActivity } from '../figures/messaging-activity.js';
import type { EventTransport } from '../transport.js';
import { claimEvents, settleEvents } from './claimed-batch.js';
import { toldEvents } from './told-events.js';
import { OutboxWakeup } from './outbox-wakeup.js';

const POLL_MS = 1_000;

interface RelayedBatch {
  /** A full batch: more may be due. */
  readonly isFull: boolean;
  /** Why there was none, when database or broker are away. */
  readonly away?: string;
}

/**
 * Publishes what the outbox holds. Woken by NOTIFY and every second; any number of replicas run side by side.
 * An event is sent at least once: killed between the broker's confirm and the commit, it is sent again.
 */
export class OutboxRelay {
  readonly #logger = new Logger(OutboxRelay.name);
  readonly #stopping = new AbortController();
  readonly #wakeup: OutboxWakeup;
  #sleep = new AbortController();
  #ended: Promise<void> | undefined;
  #awake = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transport: EventTransport,
    private readonly activity: MessagingActivity,
  ) {
    this.#wakeup = new OutboxWakeup(dataSource, () => this.#wake());
  }

  start(): void {
    this.transport.openPublisher(toldEvents(this.dataSource));
    this.#wakeup.start();
    this.#ended = this.#run();
  }

  /** Finishes the batch in hand, for at most `limitMs`; what is left unsent waits in the outbox. */
  async stop(limitMs: number): Promise<void> {
    this.#stopping.abort();
    this.#sleep.abort();
    if (!this.#ended) return;
    const inTime = await endsWithin(limitMs, Promise.all([this.#ended, this.#wakeup.stop()]));
    if (!inTime) this.#logger.warn('stopped in the middle of a batch, which will be sent again');
  }

  #wake(): void {
    this.#awake = true;
    this.#sleep.abort();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      this.#awake = false;
      const { isFull, away } = await this.#relayBatch();
      if (away === undefined) {
        if (failures > 0) this.#logger.log('events are being sent again');
        failures = 0;
        if (!isFull) await this.#sleepUnlessWoken(POLL_MS);
      } else {
        failures += 1;
        if (failures === 1) this.#logger.warn(`events wait in the outbox: ${away}`);
        // Not to be woken: a busy producer must not turn an outage into a busy loop.
        await pause(backoffMs(failures, FAULT_BACKOFF), this.#stopping.signal);
      }
    }
  }

  async #sleepUnlessWoken(ms: number): Promise<void> {
    this.#sleep = new AbortController();
    if (this.#awake || this.#stopping.signal.aborted) return;
    await pause(ms, this.#sleep.signal);
  }

  async #relayBatch(): Promise<RelayedBatch> {
    if (!this.transport.isReadyToPublish()) return { isFull: false, away: 'the broker is away' };
    try {
      return await this.dataSource.transaction(async (manager) => {
        const { batchSize } = this.transport;
        const events = await claimEvents(manager, batchSize, this.transport.reachableQueues());
        if (events.length === 0) return { isFull: false };
        const outcomes = await this.transport.publish(events);
        await settleEvents(manager, events, outcomes);
        for (const [index, outcome] of outcomes.entries()) {
          const event = events[index];
          if (event) this.activity.published(event.routingKey, outcome.state);
          if (outcome.state === 'refused') {
            this.#logger.warn(`${event?.routingKey} ${event?.id} was not taken: ${outcome.reason}`);
          }
        }
        return { isFull: events.length === batchSize };
      });
    } catch (error) {
      return { isFull: false, away: reasonOf(error) };
    }
  }
}
