import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { backOff, UNAVAILABLE_BACKOFF } from '../retry/backoff.js';
import { settlesWithin, sleep } from '../retry/timeouts.js';
import { reasonOf } from '../retry/unavailable-error.js';
import type { MessagingActivity } from '../transport/messaging-activity.js';
import type { EventTransport } from '../transport/transport.js';
import { claimEvents, settleEvents } from './claimed-batch.js';
import { HAS_EVENTS } from './outbox.js';

const POLL_MS = 1_000;

/** Delay between two batches, so that events written meanwhile share a batch. */
const BATCH_DELAY_MS = 20;

/** Consecutive failures before a warning: the first is normal, as a service starts before its broker connection is up. */
const WARNING_AFTER = 2;

/** Whether to log that an event still waits: first after about half a minute of retries, then about once an hour. */
const isReported = (attempts: number) => attempts % 240 === 8;

/**
 * Publishes the events in the outbox. Commits of its own process wake it; it also polls every second for events that other
 * processes wrote or failed to send. Any number of replicas can run concurrently.
 * Delivery is at least once: if the process is killed between the broker's confirm and the commit, the event is sent again.
 */
export class OutboxRelay {
  readonly #logger = new Logger(OutboxRelay.name);
  readonly #stopping = new AbortController();
  #sleep = new AbortController();
  #ended: Promise<void> | undefined;
  #awake = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transport: EventTransport,
    private readonly activity: MessagingActivity,
  ) {}

  start(): void {
    this.transport.openPublisher();
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.data[HAS_EVENTS]) this.#wake();
      },
    });
    this.#ended = this.#run();
  }

  /** Waits up to `timeoutMs` for the batch in flight; unsent events stay in the outbox. */
  async stop(timeoutMs: number): Promise<void> {
    this.#stopping.abort();
    this.#sleep.abort();
    if (!this.#ended) return;
    if (!(await settlesWithin(timeoutMs, this.#ended)))
      this.#logger.warn('stopped in the middle of a batch, which will be sent again');
  }

  #wake(): void {
    // Skips the abort, which creates an error with a stack: under load the relay is mostly awake already.
    if (this.#awake) return;
    this.#awake = true;
    this.#sleep.abort();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      this.#awake = false;
      try {
        const isFull = await this.#relayBatch();
        if (failures >= WARNING_AFTER) this.#logger.log('events are being sent again');
        failures = 0;
        if (isFull) continue;
        await sleep(BATCH_DELAY_MS, this.#stopping.signal);
        await this.#sleepUnlessWoken(POLL_MS);
      } catch (error) {
        failures += 1;
        if (failures === WARNING_AFTER) {
          this.#logger.warn(`events wait in the outbox: ${reasonOf(error)}`);
        }
        // Commits don't interrupt this delay: a busy producer must not turn an outage into a busy loop.
        await backOff(failures, UNAVAILABLE_BACKOFF, this.#stopping.signal);
      }
    }
  }

  async #sleepUnlessWoken(ms: number): Promise<void> {
    this.#sleep = new AbortController();
    if (this.#awake || this.#stopping.signal.aborted) return;
    await sleep(ms, this.#sleep.signal);
  }

  /** Returns true after a full batch, because more events may be due. Rejects if database or broker are unavailable. */
  async #relayBatch(): Promise<boolean> {
    if (!this.transport.isReadyToPublish()) throw new Error('the broker is unavailable');
    return this.dataSource.transaction(async (manager) => {
      const { batchSize } = this.transport;
      const events = await claimEvents(manager, batchSize);
      if (events.length === 0) return false;
      const outcomes = await this.transport.publish(events);
      await settleEvents(manager, events, outcomes);
      for (const [index, outcome] of outcomes.entries()) {
        const event = events[index];
        if (event) this.activity.emit('published', event.routingKey, outcome.state);
        if (outcome.state === 'rejected') {
          this.#logger.warn(`${event?.routingKey} ${event?.id} was rejected and waits: ${outcome.reason}`);
        } else if (outcome.state === 'waiting' && event && isReported(event.attempts + 1)) {
          this.#logger.warn(`${event.routingKey} ${event.id} waits: ${outcome.reason}`);
        }
      }
      return events.length === batchSize;
    });
  }
}
