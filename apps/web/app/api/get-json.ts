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
  const { ended, release } = endedBy(timeout, signal);
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', ...headers },
      signal: ended,
    });
    if (!response.ok) throw new RequestFailed(response.status, null);
    return { body: (await response.json()) as Body, headers: response.headers };
  } finally {
    release();
  }
}

/** Aborts by time or by the caller's signal: Safari has AbortSignal.any since 17.4 alone, and phones in use are older. */
function endedBy(timeout: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), timeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const release = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { ended: controller.signal, release };
}
