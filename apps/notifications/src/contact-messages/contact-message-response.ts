import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';
import type { ContactMessageEntity } from './contact-message.entity.js';

export function contactMessageResponseOf(stored: ContactMessageEntity): ContactMessageResponse {
  const { id, language, name, email, phone, subject, message, createdAt } = stored;
  return { id, language, name, email, phone, subject, message, createdAt: createdAt.toISOString() };
}
