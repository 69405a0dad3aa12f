import { Client } from 'pg';

/** The rows of one statement, on a connection of its own to a database. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is an event too; the statement fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
