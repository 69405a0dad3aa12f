import { RequestFailed } from './send-request';

/** Opens a stream of server-sent events; the browser's own EventSource can't carry a token. Throws RequestFailed. */
export async function openStream(
  path: string,
  signal: AbortSignal,
  accessToken?: string,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(path, {
    headers: {
      accept: 'text/event-stream',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    signal,
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  if (!response.ok || !response.body) throw new RequestFailed(response.status, null);
  return response.body;
}
