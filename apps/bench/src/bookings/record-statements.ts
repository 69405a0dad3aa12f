import { Client } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The questions about bookings that this process asks its databases while `run` runs, as they are sent. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { prototype } = Client;
  const send = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown;
  function recordAndSend(this: unknown, ...given: unknown[]): unknown {
    const [text, values] = given;
    if (typeof text === 'string' && text.includes('"bookings"')) {
      recorded.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return send.apply(this, given);
  }
  prototype.query = recordAndSend as typeof prototype.query;
  try {
    await run();
  } finally {
    prototype.query = send as typeof prototype.query;
  }
  return recorded;
}

/** How PostgreSQL answers it: the plan with what it found and how long it took. */
export async function explain(databaseUrl: string, { text, values }: Statement): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [
      ...values,
    ]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}
