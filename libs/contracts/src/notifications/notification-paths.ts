import { recordPaths } from '../http/paths.js';

/** Paths of the notifications service. */
export const contactMessagePaths = {
  collection: '/contact-messages',
  read: '/contact-messages/read',
} as const;
export const emailTemplatePaths = {
  ...recordPaths('/email-templates'),
  names: '/email-templates/names',
  reset: '/email-templates/:id/reset',
  preview: '/email-templates/preview',
  test: '/email-templates/test',
} as const;
export const bookingEmailsPath = '/booking-emails';
export const emailDeliveryPaths = {
  collection: '/email-deliveries',
  resend: '/email-deliveries/:id/resend',
} as const;
export const emailQueuePath = '/email-queue';
