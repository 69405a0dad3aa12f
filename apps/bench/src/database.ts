import { Client } from 'pg';

/** The rows of one statement, on a connection of its own. */
export async function query<Row extends object>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  // A connection that breaks is an event too; the statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
