import { Logger } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';
import { backoffMs, FAULT_BACKOFF } from '../delivery/backoff.js';
import { pause } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';

export const OUTBOX_CHANNEL = 'outbox_added';

/** The part of pg's client that is needed here. */
interface NotifyingClient {
  on(event: 'notification' | 'error' | 'end', listener: () => void): void;
  removeListener(event: 'notification' | 'error' | 'end', listener: () => void): void;
}

/** Hears of new outbox rows by LISTEN, on one connection of the pool that it keeps and replaces when it breaks. */
export class OutboxWakeup {
  readonly #logger = new Logger(OutboxWakeup.name);
  readonly #stopping = new AbortController();
  #ended: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly wake: () => void,
  ) {}

  start(): void {
    this.#ended = this.#keepListening();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async #keepListening(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const runner = this.dataSource.createQueryRunner();
      try {
        await this.#listenUntilBroken(runner, () => (failures = 0));
      } catch (error) {
        // The relay polls besides, and says by itself when the database is away.
        this.#logger.debug(`not listening: ${reasonOf(error)}`);
      } finally {
        if (!runner.isReleased) await runner.release().catch(() => undefined);
      }
      failures += 1;
      await pause(backoffMs(failures, FAULT_BACKOFF), this.#stopping.signal);
    }
  }

  async #listenUntilBroken(runner: QueryRunner, listening: () => void): Promise<void> {
    const client: NotifyingClient = await runner.connect();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    client.on('notification', this.wake);
    client.on('error', end);
    client.on('end', end);
    const stop = () => end();
    this.#stopping.signal.addEventListener('abort', stop);
    try {
      await runner.query(`LISTEN ${OUTBOX_CHANNEL}`);
      listening();
      this.wake();
      if (this.#stopping.signal.aborted) end();
      await over;
      if (!runner.isReleased) await runner.query(`UNLISTEN ${OUTBOX_CHANNEL}`);
    } finally {
      this.#stopping.signal.removeEventListener('abort', stop);
      client.removeListener('notification', this.wake);
      client.removeListener('error', end);
      client.removeListener('end', end);
    }
  }
}
