import { query } from '@chauffeur/private-servers';
import { Client } from 'pg';

/** How PostgreSQL executes the statements about bookings that this process sends while `run` runs. */
export async function plansOf(databaseUrl: string, run: () => Promise<unknown>): Promise<string[]> {
  const recorded: (readonly [text: string, values: readonly unknown[]])[] = [];
  const { prototype } = Client;
  const send = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown;
  function recordAndSend(this: unknown, ...given: unknown[]): unknown {
    const [text, values] = given;
    if (typeof text === 'string' && text.includes('"bookings"')) {
      recorded.push([text, Array.isArray(values) ? values : []]);
    }
    return send.apply(this, given);
  }
  prototype.query = recordAndSend as typeof prototype.query;
  try {
    await run();
  } finally {
    prototype.query = send as typeof prototype.query;
  }
  const plans: string[] = [];
  for (const [text, values] of recorded) {
    const explain = `EXPLAIN (ANALYZE, BUFFERS) ${text}`;
    const rows = await query<Record<'QUERY PLAN', string>>(databaseUrl, explain, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
