import { Client } from 'pg';

/** Milliseconds; PostgreSQL starts a process for a connection, for which tests side by side can hold it up. */
const connectTimeoutMs = 30_000;

/** The rows of one statement, on a connection of its own to a database. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks is an event too; the statement fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
