import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import type { DescribeFormUse } from './form-use';
import { postJson } from '../api/post-json';
import type { SubmissionKeys } from './submission-keys';

/** Posts a form with the idempotency key of its `content`, so that retries have no effect. Throws RequestFailed. */
export async function postOnce<Body>(
  path: string,
  body: unknown,
  keys: SubmissionKeys,
  describeUse: DescribeFormUse,
  content: unknown = body,
): Promise<Body> {
  const key = keys.keyOf(JSON.stringify(content));
  const response = await postJson<Body>(path, body, {
    [idempotencyKeyHeader]: key,
    ...(await describeUse()),
  });
  keys.clear();
  return response;
}
