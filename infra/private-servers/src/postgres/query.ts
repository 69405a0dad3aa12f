import { Client } from 'pg';

/** Milliseconds; PostgreSQL forks a process for each connection, which concurrent tests can delay. */
const connectTimeoutMs = 30_000;

export async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A broken connection also emits an event; the statement rejects anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
