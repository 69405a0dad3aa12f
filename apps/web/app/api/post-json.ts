import type { Problem } from '@chauffeur/contracts';

/** Milliseconds that a visitor waits for an answer before a retry is offered. */
const answerTimeout = 25_000;

/** A request that was refused or had no answer; `problem` is null without an answer that says why. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | null,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status ?? 'none'}`);
    this.name = 'RequestFailed';
  }
}

/** Sends JSON to the public API and reads its JSON answer; throws RequestFailed. */
export async function postJson<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeout),
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  if (!answer.ok) throw new RequestFailed(answer.status, await readProblem(answer));
  return (await answer.json()) as Answer;
}

async function readProblem(answer: Response): Promise<Problem | null> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}
