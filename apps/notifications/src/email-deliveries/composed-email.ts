import { language } from '@chauffeur/contracts/language';
import { rideLink } from '@chauffeur/contracts/rides/ride-link';
import { z } from 'zod';
import { reportedStatus } from '../booking-statuses/reported-status.js';
import { emailCalendar } from '../email-variables/email-calendar.js';

/**
 * Everything that is needed to render and send one email. Stored in the delivery when it is planned, so that each
 * attempt sends the same; defaults are for rows of earlier releases.
 */
export const composedEmail = z.object({
  deliveryId: z.uuid(),
  /** 1, and one more each time that staff resend the email. */
  round: z.number().int().min(1).default(1),
  correlationId: z.string(),
  /** W3C Trace Context of what requested the email, where that was traced. */
  traceparent: z.string().optional(),
  templateName: z.string(),
  language,
  to: z.string(),
  replyTo: z.string().nullable(),
  fromName: z.string(),
  subjectTemplate: z.string(),
  /** Null where `htmlTemplateId` names it; emails of earlier releases, and those without a stored template, have it. */
  htmlTemplate: z.string().nullable().default(null),
  /** Of `stored_templates`, which has each wording once for all its emails. */
  htmlTemplateId: z.uuid().nullable().default(null),
  /** Own plain values only; templates see nothing else. */
  variables: z.record(z.string(), z.string()),
  /** Whose token the worker puts into the email when it sends; null in emails to others than the customer. */
  link: rideLink.nullable().default(null),
  calendar: emailCalendar.nullable().default(null),
  /** The email leaves no earlier. */
  notBefore: z.iso.datetime().nullable().default(null),
  /** A reminder leaves no later; null for all else. */
  notAfter: z.iso.datetime().nullable().default(null),
  /** Null for emails that are sent whatever the booking's status is by then. */
  onlyWhile: reportedStatus.nullable().default(null),
});
export type ComposedEmail = z.infer<typeof composedEmail>;
