import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { problem, type Problem } from '@chauffeur/contracts/http/problem';
import type { ZodType } from 'zod';

/** Milliseconds after which a call without a response has failed. */
const responseTimeoutMs = 25_000;

/** One call of the gateway's API; `response` is the contract of the response's body. */
export interface ApiCall<Result> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/api/`. */
  readonly path: string;
  readonly body?: unknown;
  /** Makes repeated clicks one write. */
  readonly idempotencyKey?: string | undefined;
  readonly response: ZodType<Result>;
}

/** A call that failed or had no response; `problem` is null if the response has none. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | null,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status ?? 'none'}`);
    this.name = 'RequestFailed';
  }
}

/**
 * Whether the server rejected the write, so that nothing is stored. Without a complete response that is unknown; a reused
 * idempotency key means that something is stored.
 */
export function isRejected(failure: unknown): boolean {
  if (!(failure instanceof RequestFailed) || failure.status === null) return false;
  const isClientError = failure.status >= 400 && failure.status < 500;
  return isClientError && !hasErrorCode(failure, 'idempotencyKey.reused');
}

/** Whether the server responded with this error code. */
export function hasErrorCode(failure: unknown, code: ErrorCode): failure is RequestFailed {
  return failure instanceof RequestFailed && failure.problem?.code === code;
}

/** Sends the call and validates the response; throws RequestFailed. */
export async function sendRequest<Result>(call: ApiCall<Result>, accessToken?: string): Promise<Result> {
  const { method = 'GET', path, body, idempotencyKey } = call;
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { [idempotencyKeyHeader]: idempotencyKey } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(responseTimeoutMs),
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  const content = await readBody(response);
  if (!response.ok) throw new RequestFailed(response.status, problem.safeParse(content).data ?? null);
  const parsed = call.response.safeParse(content);
  if (!parsed.success) throw new RequestFailed(response.status, null);
  return parsed.data;
}

/** Returns undefined for an empty body and for one that is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
