interface GetOptions {
  /** Milliseconds for which the response is awaited. */
  timeout: number;
  signal?: AbortSignal;
}

/** Reads JSON of the public API in the browser; rejects without a response, or with one that is no success. */
export async function getJson<Body>(
  path: string,
  { timeout, signal }: GetOptions,
): Promise<{ body: Body; headers: Headers }> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeout)]),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return { body: (await response.json()) as Body, headers: response.headers };
}
