import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { defineEmail } from '../email-handler.js';

/** To the company: a message from the contact form. Replies go to its sender. */
export const contactMessageNotificationEmail = defineEmail({
  event: contactMessageReceived,
  templateName: 'contact_message_notification',
  filter: () => true,
  recipientRole: 'company',
  language: () => 'company',
  content: ({ message }) => ({ kind: 'contactMessage', message }),
  example: contactMessageReceived.example,
});
