import type { Language } from '@chauffeur/contracts/languages/languages';
import type {
  ContactMessageResponse,
  CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import type { CountryCode } from '@chauffeur/phone';
import { postOnce } from '../../forms/sending/post-once';
import { createSubmissionKeys } from '../../forms/sending/submission-keys';
import type { DescribeFormUsage } from '../../forms/sending/form-usage';

const keys = createSubmissionKeys('contact-message-idempotency');

/** The input of the contact form. */
export interface MessageInput {
  name: string;
  email: string;
  phone: string;
  /** The country of a number that has no calling code. */
  phoneCountry: CountryCode;
  /** Empty while none is chosen. */
  subject: string;
  message: string;
}

/**
 * Sends a message. A retry with the same content has the same idempotency key, even after a change of the page's
 * language. Throws RequestFailed.
 */
export function sendMessage(
  message: CreateContactMessageRequest,
  language: Language,
  describeUsage: DescribeFormUsage,
): Promise<ContactMessageResponse> {
  return postOnce('/api/contact-messages', { ...message, language }, keys, describeUsage, message);
}
