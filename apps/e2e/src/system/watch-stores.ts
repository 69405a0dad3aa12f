import { query } from '@chauffeur/private-servers';
import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import type { Stores } from '../product/addresses.ts';

/**
 * Collects what the product stores: every event and every command of Redis from now on, so that what has left a queue by
 * the end is in it too, and all rows of all databases.
 * @returns a function that ends it with one text for each message, command and row
 */
export async function watchStores({ databases, rabbitmq, redis }: Stores): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  const connection = await connect(rabbitmq);
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, 'events', '#');
  await channel.consume(
    queue,
    (message) => {
      if (message) seen.push(`${message.content.toString()} ${JSON.stringify(message.properties)}`);
    },
    { noAck: true },
  );
  const client = new Redis(redis);
  const monitor = await client.monitor();
  monitor.on('monitor', (_time: string, words: string[]) => seen.push(words.join(' ')));
  return async () => {
    monitor.disconnect();
    client.disconnect();
    await connection.close();
    return [...seen, ...(await Promise.all(databases.map(rowsOf))).flat()];
  };
}

async function rowsOf(database: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    database,
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = tables.map(({ name }) =>
    query<{ row: string }>(database, `SELECT stored::text AS row FROM ${name} stored`),
  );
  return (await Promise.all(rows)).flat().map(({ row }) => row);
}
