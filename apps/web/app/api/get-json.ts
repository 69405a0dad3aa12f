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
  // What a tap has changed is painted before what it asks for is requested: each request takes a phone some 10 ms.
  await new Promise((resolve) => setTimeout(resolve));
  const response = await fetch(path, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeout)]),
  });
  if (!response.ok) throw new RequestFailed(response.status, null);
  return { body: (await response.json()) as Body, headers: response.headers };
}
