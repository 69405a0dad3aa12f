import {
  createContactMessageRequest,
  type CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { internationalPhone } from '@chauffeur/phone';
import type { MessageInput } from './send-message';

/** The first error code of each invalid field. */
export type MessageErrors = Partial<Record<keyof MessageInput, string>>;

/** Validates a message by the server's rules; `message` is null if a field is invalid. */
export function checkMessage(values: MessageInput): {
  message: CreateContactMessageRequest | null;
  errors: MessageErrors;
} {
  const result = createContactMessageRequest.safeParse({
    ...values,
    phone: internationalPhone(values.phone, values.phoneCountry),
  });
  if (result.success) return { message: result.data, errors: {} };
  const fieldErrors = result.error.issues.map((issue) => [issue.path[0], issue.message]);
  // Reversed, so that the first error of each field wins.
  return { message: null, errors: Object.fromEntries(fieldErrors.toReversed()) as MessageErrors };
}
