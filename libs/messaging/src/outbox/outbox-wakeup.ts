import { Logger } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';
import { backOff, UNAVAILABLE_BACKOFF } from '../retry/backoff.js';
import { reasonOf } from '../retry/unavailable-error.js';

export const OUTBOX_CHANNEL = 'outbox_added';

/** The part of pg's client that is needed here. */
interface NotifyingClient {
  on(event: 'notification' | 'error' | 'end', listener: () => void): void;
  removeListener(event: 'notification' | 'error' | 'end', listener: () => void): void;
}

/**
 * Calls `wake` for new outbox rows, by LISTEN on one connection of the pool, which is replaced when it breaks. Resolves
 * when the signal is aborted.
 */
export async function listenForOutbox(
  dataSource: DataSource,
  wake: () => void,
  signal: AbortSignal,
): Promise<void> {
  const logger = new Logger('OutboxWakeup');
  let failures = 0;
  while (!signal.aborted) {
    const runner = dataSource.createQueryRunner();
    try {
      await listenUntilBroken(runner, wake, signal, () => (failures = 0));
    } catch (error) {
      // The relay polls besides, and reports by itself that the database is unavailable.
      logger.debug(`not listening: ${reasonOf(error)}`);
    } finally {
      if (!runner.isReleased) await runner.release().catch(() => undefined);
    }
    failures += 1;
    await backOff(failures, UNAVAILABLE_BACKOFF, signal);
  }
}

async function listenUntilBroken(
  runner: QueryRunner,
  wake: () => void,
  signal: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client: NotifyingClient = await runner.connect();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  client.on('notification', wake);
  for (const event of ['error', 'end'] as const) client.on(event, end);
  signal.addEventListener('abort', end);
  try {
    await runner.query(`LISTEN ${OUTBOX_CHANNEL}`);
    onListening();
    wake();
    if (!signal.aborted) await ended;
    if (!runner.isReleased) await runner.query(`UNLISTEN ${OUTBOX_CHANNEL}`);
  } finally {
    signal.removeEventListener('abort', end);
    client.removeListener('notification', wake);
    for (const event of ['error', 'end'] as const) client.removeListener(event, end);
  }
}
