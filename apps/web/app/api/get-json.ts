import { RequestFailed } from './request-failed';

interface GetOptions {
  /** Milliseconds for which the response is awaited. */
  timeout: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Reads JSON of the public API in the browser; rejects without a response, or with one that is no success. */
export async function getJson<Body>(
  path: string,
  { timeout, signal, headers = {} }: GetOptions,
): Promise<{ body: Body; headers: Headers }> {
  const response = await fetch(path, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeout)]),
  });
  if (!response.ok) throw new RequestFailed(response.status, null);
  return { body: (await response.json()) as Body, headers: response.headers };
}
