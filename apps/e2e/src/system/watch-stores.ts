import { once } from 'node:events';
import { createConnection } from 'node:net';
import { query } from '@chauffeur/private-servers';
import { connect } from 'amqplib';
import type { Stores } from '../product/addresses.ts';

/**
 * Collects what the product stores: every event and every Redis command from now on, so that messages which have left a
 * queue are included, and at the end all rows of all databases.
 * @returns a function that stops this and returns one text for each message, command and row
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
  const commands = await watchCommands(redis);
  return async () => {
    await connection.close();
    return [...seen, ...commands(), ...(await Promise.all(databases.map(rowsOf))).flat()];
  };
}

/** Uses a plain socket: ioredis fails if a command follows the reply to MONITOR in the same packet. */
async function watchCommands(redis: string): Promise<() => string[]> {
  const { hostname, port, password } = new URL(redis);
  const socket = createConnection(Number(port), hostname);
  let seen = '';
  socket.setEncoding('latin1').on('data', (text: string) => (seen += text));
  socket.write(`AUTH ${password}\r\nMONITOR\r\n`);
  const repliesOfBoth = /^\+OK\r\n\+OK\r\n/;
  while (!repliesOfBoth.test(seen)) {
    await once(socket, 'data');
    if (/^-/m.test(seen)) throw new Error(`Redis does not show its commands: ${seen}`);
  }
  return () => {
    socket.destroy();
    return seen.split('\r\n').map(unescaped);
  };
}

/** Decodes a command: MONITOR escapes quotation marks as \", and each byte beyond ASCII as \xNN. */
function unescaped(line: string): string {
  const bytes = line.replace(/\\(?:x([\da-f]{2})|(.))/g, (_, byte?: string, sign?: string) =>
    byte ? String.fromCharCode(parseInt(byte, 16)) : (sign ?? ''),
  );
  return Buffer.from(bytes, 'latin1').toString();
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
