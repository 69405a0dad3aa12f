import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import type { DescribeFormUse } from './form-use';
import { postJson } from '../api/post-json';
import type { SubmissionKeys } from './submission-keys';

/** Sends a form's JSON with the key of its `content`: repeated after a failure it is done once. Throws RequestFailed. */
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
