import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Load, LoadRequest, Outcome } from './load.js';

const limitMs = 30_000;

/** Sends the requests, at most one per connection at a time, and counts their outcomes. */
export async function sendLoad({
  site,
  connections,
  requests,
  seconds,
  rate = Infinity,
  isFresh = false,
}: Load): Promise<Outcome> {
  const pool = new Pool(site, {
    connections,
    // With 0 undici closes each connection after its response.
    pipelining: isFresh ? 0 : 1,
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });
  const outcome: Outcome = { done: 0, rejected: 0, failed: 0, doneMs: [], rejectedMs: [], seconds: 0 };
  const startedAt = performance.now();
  const count = seconds === undefined ? requests.length : Infinity;
  const endsAt = startedAt + (seconds ?? Infinity) * 1_000;
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const dueAt = startedAt + (index / rate) * 1_000;
      // Compared with the due time, because a timer may fire slightly early.
      if (dueAt >= endsAt) return;
      if (dueAt > performance.now()) await sleep(dueAt - performance.now());
      const request = requests[index % requests.length];
      if (!request || performance.now() >= endsAt) return;
      await send(pool, request, outcome);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  outcome.seconds = (performance.now() - startedAt) / 1_000;
  await pool.destroy();
  return outcome;
}

async function send(
  pool: Pool,
  { method, path, body, idempotencyKey, wanted }: LoadRequest,
  outcome: Outcome,
): Promise<void> {
  const sentAt = performance.now();
  try {
    const response = await pool.request({
      method,
      path,
      body: body ?? null,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    });
    await response.body.dump({ limit: Infinity });
    const { statusCode, headers } = response;
    if (wanted === undefined ? statusCode < 300 : statusCode === wanted) {
      outcome.done += 1;
      outcome.doneMs.push(performance.now() - sentAt);
    } else if ((statusCode === 429 || statusCode === 503) && headers['retry-after'] !== undefined) {
      outcome.rejected += 1;
      outcome.rejectedMs.push(performance.now() - sentAt);
    } else outcome.failed += 1;
  } catch {
    outcome.failed += 1;
  }
}
