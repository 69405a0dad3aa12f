import { emailAddress, language } from '@chauffeur/contracts';
import { statefulServiceEnvironment } from '@chauffeur/service-kit';
import { jobQueueVariables } from '@chauffeur/service-kit/job-queue';
import { z } from 'zod';

/** What notifications reads from its environment. */
export const notificationsEnvironment = statefulServiceEnvironment.extend(jobQueueVariables).extend({
  /** Recipient of notices of new bookings; default: the info address of the contact settings. */
  ADMIN_EMAIL: emailAddress('ADMIN_EMAIL').optional(),
  /** The language of emails to the company itself. */
  COMPANY_LANGUAGE: language.default('en'),
  /** Days after which sent and failed emails are removed from the delivery log. */
  EMAIL_LOG_DAYS: z.coerce.number().int().min(7).max(3_650).default(365),
  /** Days after which messages of the contact form are removed. */
  CONTACT_MESSAGE_DAYS: z.coerce.number().int().min(30).max(3_650).default(365),
  /** Seconds between two sweeps for unsent emails without a recent attempt. */
  EMAIL_SWEEP_SECONDS: z.coerce.number().min(0.1).max(3_600).default(10),
});
export type NotificationsEnvironment = z.infer<typeof notificationsEnvironment>;

/** The token under which the module provides it. */
export const NOTIFICATIONS_ENVIRONMENT = Symbol('notifications environment');
