import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { pause } from './delivery/pause.js';
import { reasonOf } from './delivery/reason-of.js';

const EVERY_MS = 60 * 60 * 1_000;
const BATCH = 1_000;
const BETWEEN_BATCHES_MS = 100;

const EXPIRED = [
  {
    table: 'outbox',
    statement: `DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE published_at < now() - interval '7 days'
      ORDER BY published_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    table: 'inbox',
    statement: `DELETE FROM inbox WHERE (queue, message_id) IN (
      SELECT queue, message_id FROM inbox WHERE handled_at < now() - interval '30 days'
      ORDER BY handled_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
];

/** Removes, every hour, events published over 7 days ago and inbox notes over 30 days old, in small batches. */
export class MessagingHousekeeping {
  readonly #logger = new Logger(MessagingHousekeeping.name);
  readonly #stopping = new AbortController();
  #ended: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  start(): void {
    this.#ended = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  /** How many rows went, per table. */
  async removeExpired(): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    for (const { table, statement } of EXPIRED) {
      let count = BATCH;
      while (count === BATCH && !this.#stopping.signal.aborted) {
        const result: [unknown, number] = await this.dataSource.query(statement);
        count = result[1];
        removed[table] = (removed[table] ?? 0) + count;
        if (count === BATCH) await pause(BETWEEN_BATCHES_MS, this.#stopping.signal);
      }
    }
    return removed;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.removeExpired();
      } catch (error) {
        this.#logger.warn(`expired rows stay for another hour: ${reasonOf(error)}`);
      }
      await pause(EVERY_MS, this.#stopping.signal);
    }
  }
}
