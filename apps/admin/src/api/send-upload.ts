import { problem } from '@chauffeur/contracts';
import type { ZodType } from 'zod';
import { RequestFailed } from './send-request';

/** Milliseconds for a whole upload: a 5 MB photo on a slow connection. */
const uploadTimeout = 180_000;

/** A file on its way to the gateway; `answer` is the contract of what comes back. */
export interface Upload<Answer> {
  /** Begins with `/api/`. */
  readonly path: string;
  readonly file: File;
  readonly answer: ZodType<Answer>;
  /** From 0 to 1, as far as the file has been sent. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** Sends a file as a form does; unlike fetch, XMLHttpRequest tells how far it has come. Throws RequestFailed. */
export function sendUpload<Answer>(upload: Upload<Answer>, accessToken?: string): Promise<Answer> {
  const { path, file, answer, onProgress } = upload;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.timeout = uploadTimeout;
  request.setRequestHeader('accept', 'application/json');
  if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    const content = jsonOrUndefined(request.responseText);
    const isGood = request.status >= 200 && request.status < 300;
    const parsed = isGood ? answer.safeParse(content) : undefined;
    if (parsed?.success) resolve(parsed.data);
    else reject(new RequestFailed(request.status, problem.safeParse(content).data ?? null));
  });
  for (const event of ['error', 'timeout', 'abort'] as const) {
    request.addEventListener(event, () => reject(new RequestFailed(null, null)));
  }
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
