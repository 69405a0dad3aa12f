import { Agent, request } from 'node:http';

export interface Outcome {
  /** Answered as wanted. */
  done: number;
  /** 429 or 503 with Retry-After. */
  rejected: number;
  /** Anything else, a broken connection for one. */
  failed: number;
  /** Milliseconds, sorted once the load is over. */
  readonly doneMs: number[];
  readonly rejectedMs: number[];
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** Status of the response that is wanted; any 2xx where left out. */
  readonly wanted?: number;
}

export function noOutcome(): Outcome {
  return { done: 0, rejected: 0, failed: 0, doneMs: [], rejectedMs: [] };
}

/** Sends requests over so many connections at most; the outcome is added to `outcome`. */
export function createSender(site: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (
    { method, path, body, idempotencyKey, wanted }: LoadRequest,
    outcome: Outcome,
  ): Promise<void> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const fail = () => {
        outcome.failed += 1;
        resolve();
      };
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      };
      const sent = request(`${site}${path}`, { agent, method, headers, timeout: 30_000 }, (response) => {
        response.resume();
        response.once('error', fail);
        response.once('end', () => {
          const ms = performance.now() - startedAt;
          const status = response.statusCode ?? 0;
          const isRejected =
            (status === 429 || status === 503) && response.headers['retry-after'] !== undefined;
          const isDone = wanted === undefined ? status < 300 : status === wanted;
          if (isDone) outcome.doneMs.push(ms);
          else if (isRejected) outcome.rejectedMs.push(ms);
          if (isDone) outcome.done += 1;
          else if (isRejected) outcome.rejected += 1;
          else outcome.failed += 1;
          resolve();
        });
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', fail);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** The value below which `part` of the values are; 0 without any. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
