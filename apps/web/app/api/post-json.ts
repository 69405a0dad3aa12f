import type { Problem } from '@chauffeur/contracts/http/problem';
import { proofOfWorkStore } from './proof-of-work-store';
import { RequestFailed } from './request-failed';

/** Milliseconds that a visitor waits for a response before a retry is offered. */
const responseTimeout = 25_000;

type Headers = Record<string, string>;

/**
 * Posts JSON to the public API and returns its JSON response, with a proof of work if the server requires one. Throws
 * RequestFailed, or getJson's error.
 */
export async function postJson<Body>(path: string, body: unknown, headers: Headers = {}): Promise<Body> {
  try {
    return await post<Body>(path, body, headers);
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.problem?.code !== 'form.proofRequired') throw error;
    return post<Body>(path, body, { ...headers, ...(await proofOfWorkStore.during(prove)) });
  }
}

/** The solver is a separate chunk: most installations and visitors never need it. */
async function prove(): Promise<Headers> {
  const { proveWork } = await import('./prove-work').catch(() => {
    throw new RequestFailed(null, null);
  });
  return proveWork();
}

async function post<Body>(path: string, body: unknown, headers: Headers): Promise<Body> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(responseTimeout),
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  if (!response.ok) throw new RequestFailed(response.status, await readProblem(response));
  const text = await response.text();
  // A request that is only accepted gets an empty response.
  return (text ? JSON.parse(text) : null) as Body;
}

async function readProblem(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}
