import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { sleep } from '../retry/timeouts.js';
import { reasonOf } from '../retry/unavailable-error.js';

const EVERY_MS = 60 * 60 * 1_000;
const BATCH = 1_000;
const BETWEEN_BATCHES_MS = 100;

const EXPIRED = [
  `DELETE FROM outbox WHERE id IN (
     SELECT id FROM outbox WHERE published_at < now() - interval '7 days'
     ORDER BY published_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM inbox WHERE (queue, message_id) IN (
     SELECT queue, message_id FROM inbox WHERE handled_at < now() - interval '30 days'
     ORDER BY handled_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
];

/** Removes events published over 7 days ago and inbox entries over 30 days old, in small batches. */
export async function removeExpired(dataSource: DataSource, signal: AbortSignal): Promise<void> {
  for (const statement of EXPIRED) {
    let removed = BATCH;
    while (removed === BATCH && !signal.aborted) {
      [, removed] = (await dataSource.query(statement)) as [unknown, number];
      if (removed === BATCH) await sleep(BETWEEN_BATCHES_MS, signal);
    }
  }
}

export async function removeExpiredHourly(dataSource: DataSource, signal: AbortSignal): Promise<void> {
  const logger = new Logger('MessagingHousekeeping');
  while (!signal.aborted) {
    try {
      await removeExpired(dataSource, signal);
    } catch (error) {
      logger.warn(`expired rows stay for another hour: ${reasonOf(error)}`);
    }
    await sleep(EVERY_MS, signal);
  }
}
