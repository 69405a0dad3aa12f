import { problem } from '@chauffeur/contracts/http/problem';
import type { ZodType } from 'zod';
import { RequestFailed } from './send-request';

/** Milliseconds for a whole upload: a 5 MB photo on a slow connection. */
const uploadTimeoutMs = 180_000;

/** A file to upload; `response` is the contract of the response's body. */
export interface Upload<Result> {
  /** Begins with `/api/`. */
  readonly path: string;
  readonly file: File;
  readonly response: ZodType<Result>;
  /** From 0 to 1, as far as the file has been sent. */
  readonly onProgress?: ((sent: number) => void) | undefined;
  /** Ends the upload. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a file as a form does; unlike fetch, XMLHttpRequest reports progress. Throws RequestFailed. */
export function sendUpload<Result>(upload: Upload<Result>, accessToken?: string): Promise<Result> {
  const { path, file, response, onProgress, signal } = upload;
  // An aborted signal fires no event: the screen was left while the session was renewed, for example.
  if (signal?.aborted) return Promise.reject(new RequestFailed(null, null));
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.timeout = uploadTimeoutMs;
  request.setRequestHeader('accept', 'application/json');
  if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    const content = jsonOrUndefined(request.responseText);
    const isGood = request.status >= 200 && request.status < 300;
    const parsed = isGood ? response.safeParse(content) : undefined;
    if (parsed?.success) resolve(parsed.data);
    else reject(new RequestFailed(request.status, problem.safeParse(content).data ?? null));
  });
  for (const event of ['error', 'timeout', 'abort'] as const) {
    request.addEventListener(event, () => reject(new RequestFailed(null, null)));
  }
  signal?.addEventListener('abort', () => request.abort());
  const form = new FormData();
  form.append('file', file);
  request.send(form);
  return promise;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
