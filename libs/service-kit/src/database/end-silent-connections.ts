import type { Socket } from 'node:net';
import type { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The part of a pg client that holds its socket. */
interface ConnectedClient {
  readonly connection: { readonly stream: Socket };
}

/**
 * Destroys connections in use that have been silent for `silenceMs`. It must exceed the server's timeouts of statements and
 * idle transactions, so that silence means the server is unavailable. TCP itself would wait a quarter of an hour.
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
