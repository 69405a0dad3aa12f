import { undoWithinSeconds } from '@chauffeur/contracts/bookings/changes/change-status';
import { language } from '@chauffeur/contracts/languages/language';
import { emailAddress } from '@chauffeur/contracts/inputs/text';
import { retentionVariables, statefulServiceEnvironment } from '@chauffeur/service-kit';
import { jobQueueVariables } from '@chauffeur/service-kit/job-queue';
import { z } from 'zod';

/** What notifications reads from its environment. */
export const notificationsEnvironment = statefulServiceEnvironment.extend(jobQueueVariables).extend({
  /** Recipient of notices of new bookings; default: the info address of the contact settings. */
  ADMIN_EMAIL: emailAddress('ADMIN_EMAIL').optional(),
  /** The language of emails to the company itself. */
  COMPANY_LANGUAGE: language.default('en'),
  EMAIL_LOG_DAYS: retentionVariables.EMAIL_LOG_DAYS,
  CONTACT_MESSAGE_DAYS: retentionVariables.CONTACT_MESSAGE_DAYS,
  /** Seconds for which an email is held while staff may undo what it reports; 0 for none. */
  STATUS_MAIL_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .refine((seconds) => seconds === 0 || seconds > undoWithinSeconds, {
      error: `must be 0 or more than ${undoWithinSeconds}, the seconds in which staff can undo a status`,
    })
    .default(15),
  /** Seconds between two sweeps for unsent emails without a recent attempt. */
  EMAIL_SWEEP_SECONDS: z.coerce.number().min(0.1).max(3_600).default(10),
});
export type NotificationsEnvironment = z.infer<typeof notificationsEnvironment>;

/** Injection token of the environment. */
export const NOTIFICATIONS_ENVIRONMENT = Symbol('notifications environment');
