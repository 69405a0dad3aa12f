import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import type { DescribeFormUsage } from './form-usage';
import { postJson } from '../../api/post-json';
import type { SubmissionKeys } from './submission-keys';

/** Posts a form with the idempotency key of its `content`, so that retries have no effect. Throws RequestFailed. */
export async function postOnce<Body>(
  path: string,
  body: unknown,
  keys: SubmissionKeys,
  describeUsage: DescribeFormUsage,
  content: unknown = body,
): Promise<Body> {
  const key = keys.keyOf(JSON.stringify(content));
  const response = await postJson<Body>(path, body, {
    [idempotencyKeyHeader]: key,
    ...(await describeUsage()),
  });
  keys.clear();
  return response;
}
