import { emailAddress, language } from '@chauffeur/contracts';
import { jobQueueVariables, statefulServiceEnvironment } from '@chauffeur/service-kit';
import { z } from 'zod';

/** What notifications reads from its environment. */
export const notificationsEnvironment = statefulServiceEnvironment.extend(jobQueueVariables).extend({
  /** Who hears of new bookings; without it the info address of the contact settings. */
  ADMIN_EMAIL: emailAddress('ADMIN_EMAIL').optional(),
  /** The language of mails to the company itself. */
  COMPANY_LANGUAGE: language.default('en'),
  /** Days after which sent and failed mails leave the delivery log. */
  EMAIL_LOG_DAYS: z.coerce.number().int().min(7).max(3_650).default(365),
  /** Days after which messages of the contact form are removed. */
  CONTACT_MESSAGE_DAYS: z.coerce.number().int().min(30).max(3_650).default(365),
  /** Seconds between two looks for mails that nobody has heard of for a while. */
  EMAIL_SWEEP_SECONDS: z.coerce.number().min(0.1).max(3_600).default(10),
});
export type NotificationsEnvironment = z.infer<typeof notificationsEnvironment>;

/** The token under which the module provides it. */
export const NOTIFICATIONS_ENVIRONMENT = Symbol('notifications environment');
