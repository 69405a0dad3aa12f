import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { Pool } from 'pg';

// A separate program that shows what the machine can do without the product. Arguments: the kind of reference, and its
// URL: `bytes` serves the response of a URL from memory, `proxy` forwards requests to it, `insert` stores each request as a
// row in the database.

/** Same size as in a service. */
const poolSize = 10;

const table = `CREATE TABLE IF NOT EXISTS plain_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), request jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`;

const http = Fastify();
const [, , kind = '', given = ''] = process.argv;

if (kind === 'bytes') {
  const body = Buffer.from(await (await fetch(given)).arrayBuffer());
  http.get('/', (_request, reply) => reply.type('application/json').send(body));
} else if (kind === 'proxy') {
  await http.register(httpProxy, { upstream: given });
} else if (kind === 'insert') {
  const pool = new Pool({ connectionString: given, max: poolSize });
  await pool.query(table);
  http.post('/', async ({ body }, reply) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'insert',
      text: 'INSERT INTO plain_bookings (request) VALUES ($1) RETURNING id, created_at',
      values: [body],
    });
    return reply.code(201).send(rows[0]);
  });
} else {
  throw new Error(`There is no reference "${kind}".`);
}
process.send?.(await http.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
