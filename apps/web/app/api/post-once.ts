import { idempotencyKeyHeader } from '@chauffeur/contracts';
import { postJson } from './post-json';
import type { SubmissionKeys } from './submission-keys';

/** Sends JSON with the key of its content: repeated after a failure it is done once. Throws RequestFailed. */
export async function postOnce<Body>(path: string, body: unknown, keys: SubmissionKeys): Promise<Body> {
  const key = keys.keyOf(JSON.stringify(body));
  const response = await postJson<Body>(path, body, { [idempotencyKeyHeader]: key });
  keys.clear();
  return response;
}
