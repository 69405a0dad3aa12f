import { idempotencyKeyHeader, problem, type ErrorCode, type Problem } from '@chauffeur/contracts';
import type { ZodType } from 'zod';

/** Milliseconds that staff wait for an answer before the call counts as failed. */
const answerTimeout = 25_000;

/** One call of the gateway's API; `answer` is the contract of its body. */
export interface ApiCall<Answer> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/api/`. */
  readonly path: string;
  readonly body?: unknown;
  /** Makes a repeated press one write. */
  readonly idempotencyKey?: string | undefined;
  readonly answer: ZodType<Answer>;
}

/** A call that was refused or had no answer; `problem` is null when no answer says why. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | null,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status ?? 'none'}`);
    this.name = 'RequestFailed';
  }
}

/** Whether a failure is the refusal with this code. */
export function isRefusal(failure: unknown, code: ErrorCode): failure is RequestFailed {
  return failure instanceof RequestFailed && failure.problem?.code === code;
}

/** Sends the call and checks its answer; throws RequestFailed. */
export async function sendRequest<Answer>(call: ApiCall<Answer>, accessToken?: string): Promise<Answer> {
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
    signal: AbortSignal.timeout(answerTimeout),
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  const content = await readBody(response);
  if (!response.ok) throw new RequestFailed(response.status, problem.safeParse(content).data ?? null);
  const answer = call.answer.safeParse(content);
  if (!answer.success) throw new RequestFailed(response.status, null);
  return answer.data;
}

/** undefined for an empty body and for one that is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
