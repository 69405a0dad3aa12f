import { z } from 'zod';
import { contactMessageResponse } from '../notifications/contact-message.js';
import { defineEvent } from './event-definition.js';

/** ContactMessageReceived: a visitor submitted the contact form. */
export const contactMessageReceived = defineEvent({
  routingKey: 'contact-message.received.v1',
  reactions: ['notifications.email-company-of-message', 'notifications.email-sender-of-message'],
  data: z.object({ message: contactMessageResponse }),
  example: {
    message: {
      id: '0198c0de-0000-7000-8000-000000000020',
      language: 'en',
      name: 'Emily Carter',
      email: 'emily.carter@example.com',
      phone: null,
      subject: 'booking_inquiry',
      message: 'Could a driver wait while we visit Gobustan?',
      createdAt: '2026-11-21T09:30:00.000Z',
    },
  },
});
export type ContactMessageReceived = z.infer<typeof contactMessageReceived.data>;
