import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { defineEmail } from '../email-handler.js';

/** To the sender: the message was received. */
export const contactMessageReceivedEmail = defineEmail({
  event: contactMessageReceived,
  templateName: 'contact_message_received',
  filter: () => true,
  recipientRole: 'sender',
  language: ({ message }) => message.language,
  content: ({ message }) => ({ kind: 'contactMessage', message }),
  example: contactMessageReceived.example,
});
