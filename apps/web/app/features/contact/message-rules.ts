import { createContactMessageRequest, type CreateContactMessageRequest } from '@chauffeur/contracts';
import type { ResolverResult } from 'react-hook-form';
import type { MessageInput } from './message-input';

/** Checks a message by the rules that the server has too. */
export function checkMessage(
  values: MessageInput,
): ResolverResult<MessageInput, CreateContactMessageRequest> {
  const result = createContactMessageRequest.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const faults = result.error.issues.map((issue) => [
    issue.path[0],
    { type: 'rule', message: issue.message },
  ]);
  // The first fault of a field is the one to tell.
  return { values: {}, errors: Object.fromEntries(faults.toReversed()) };
}
