import { createContactMessageRequest, type CreateContactMessageRequest } from '@chauffeur/contracts';
import { internationalPhone } from '@chauffeur/phone';
import type { ResolverResult } from 'react-hook-form';
import type { MessageInput } from './send-message';

/** Checks a message by the rules that the server has too. */
export function checkMessage(
  values: MessageInput,
): ResolverResult<MessageInput, CreateContactMessageRequest> {
  const result = createContactMessageRequest.safeParse({
    ...values,
    phone: internationalPhone(values.phone, values.phoneCountry),
  });
  if (result.success) return { values: result.data, errors: {} };
  const fieldErrors = result.error.issues.map((issue) => [
    issue.path[0],
    { type: 'rule', message: issue.message },
  ]);
  // The first error of a field is the one to show.
  return { values: {}, errors: Object.fromEntries(fieldErrors.toReversed()) };
}
