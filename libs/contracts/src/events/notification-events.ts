import { z } from 'zod';
import { contactMessageResponse } from '../notifications/contact-message.js';
import { emailOutcome } from '../notifications/email-delivery.js';
import { defineEvent } from './event-definition.js';

/** ContactMessageReceived: somebody wrote through the contact form. */
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

/**
 * EmailAttempted: the worker tried to hand a mail to the mail server. `willRetry` is a temporary failure that comes
 * again by itself; `failed` is final until staff resend.
 */
export const emailAttempted = defineEvent({
  routingKey: 'email.attempted.v1',
  reactions: ['notifications.record-attempt'],
  data: z.object({
    deliveryId: z.uuid(),
    /** The round of the job: 1, and one more with every resend. */
    round: z.number().int().min(1).default(1),
    /** Rises from 1 through all rounds. */
    attempt: z.number().int().min(1),
    outcome: emailOutcome,
    /** What the mail server answered, or the fault; at most 500 characters. */
    serverAnswer: z.string().max(500),
    attemptedAt: z.iso.datetime(),
  }),
  example: {
    deliveryId: '0198c0de-0000-7000-8000-000000000030',
    round: 1,
    attempt: 1,
    outcome: 'sent',
    serverAnswer: '250 Accepted',
    attemptedAt: '2026-11-21T09:30:01.000Z',
  },
});
export type EmailAttempted = z.infer<typeof emailAttempted.data>;
