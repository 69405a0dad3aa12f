import type { Socket } from 'node:net';
import type { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The part of a client of pg that says what it is connected by. */
interface ConnectedClient {
  readonly connection: { readonly stream: Socket };
}

/**
 * Ends connections in use that have been silent for `silenceMs`, which has to be more than the server allows a statement
 * and an idle transaction: the server is unavailable then. TCP itself would wait a quarter of an hour for it.
 */
export function endSilentConnections(dataSource: DataSource, silenceMs: number): void {
  const watched = new WeakSet<Socket>();
  const pool = (dataSource.driver as PostgresDriver).master as EventEmitter;
  pool.on('acquire', ({ connection: { stream } }: ConnectedClient) => {
    if (watched.has(stream)) return;
    watched.add(stream);
    stream.setTimeout(silenceMs, () => stream.destroy());
  });
}
