import { idempotencyKeyHeader } from '@chauffeur/contracts';
import { postJson } from './post-json';
import type { SubmissionKeys } from './submission-keys';

/** Sends JSON with the key of its content: repeated after a failure it is done once. Throws RequestFailed. */
export async function postOnce<Answer>(path: string, body: unknown, keys: SubmissionKeys): Promise<Answer> {
  const key = keys.keyOf(JSON.stringify(body));
  const answer = await postJson<Answer>(path, body, { [idempotencyKeyHeader]: key });
  keys.forget();
  return answer;
}
