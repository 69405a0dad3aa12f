import type { Language } from '@chauffeur/contracts/languages';
import type {
  ContactMessageResponse,
  CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import type { CountryCode } from '@chauffeur/phone';
import { postOnce } from '../../forms/post-once';
import { createSubmissionKeys } from '../../forms/submission-keys';
import type { DescribeFormUse } from '../../forms/form-use';

const keys = createSubmissionKeys('contact-message-idempotency');

/** What is typed into the contact form. */
export interface MessageInput {
  name: string;
  email: string;
  phone: string;
  /** In which a number without a calling code is read. */
  phoneCountry: CountryCode;
  /** Empty while none is chosen. */
  subject: string;
  message: string;
}

/**
 * Sends a message; sent again after a failure with the same content it is the same message, in whatever language the page is by
 * then. Throws RequestFailed.
 */
export function sendMessage(
  message: CreateContactMessageRequest,
  language: Language,
  describeUse: DescribeFormUse,
): Promise<ContactMessageResponse> {
  return postOnce('/api/contact-messages', { ...message, language }, keys, describeUse, message);
}
