import {
  createContactMessageRequest,
  type CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { internationalPhone } from '@chauffeur/phone';
import type { MessageInput } from './send-message';

/** The first error code of each invalid field. */
export type MessageErrors = Partial<Record<keyof MessageInput, string>>;

/** Checks a message by the rules that the server has too; null instead of the message where a field is invalid. */
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
  // The first error of a field is the one to show.
  return { message: null, errors: Object.fromEntries(fieldErrors.toReversed()) as MessageErrors };
}
