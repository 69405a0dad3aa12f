import { RequestFailed } from './request-failed';

interface GetOptions {
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Reads JSON from the public API in the browser. Throws RequestFailed if the status is not 2xx, fetch's error without a
 * response.
 */
export async function getJson<Body>(
  path: string,
  { timeout, signal, headers = {} }: GetOptions,
): Promise<{ body: Body; headers: Headers }> {
  // Lets the browser paint the effect of a tap first: starting a request takes a phone some 10 ms.
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

/**
 * Aborts on timeout or by the caller's signal. Not AbortSignal.any: Safari has it only since 17.4, and phones in use
 * are older.
 */
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
