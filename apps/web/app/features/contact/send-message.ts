import type { ContactMessageResponse, CreateContactMessageRequest, Language } from '@chauffeur/contracts';
import { postOnce } from '../../api/post-once';
import { createSubmissionKeys } from '../../api/submission-keys';

const keys = createSubmissionKeys('contact-message-idempotency');

/** Sends a message; sent again after a failure with the same words it is the same message. Throws RequestFailed. */
export function sendMessage(
  message: CreateContactMessageRequest,
  language: Language,
): Promise<ContactMessageResponse> {
  return postOnce('/api/contact-messages', { ...message, language }, keys);
}
