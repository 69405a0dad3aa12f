import { language } from '@chauffeur/contracts/languages/language';
import { rideLink } from '@chauffeur/contracts/rides/ride-link';
import { z } from 'zod';
import { reportedStatus } from '../booking-statuses/reported-status.js';
import { emailCalendar } from '../email-variables/email-calendar.js';

/**
 * Everything that is needed to render and send one email. Stored in the delivery when it is planned, so that each
 * attempt sends the same email. Defaults are for rows of earlier releases.
 */
export const composedEmail = z.object({
  deliveryId: z.uuid(),
  /** 1 at first; rises by one each time that staff resend the email. */
  round: z.number().int().min(1).default(1),
  correlationId: z.string(),
  /** W3C Trace Context of the request for the email, if it was traced. */
  traceparent: z.string().optional(),
  templateName: z.string(),
  language,
  to: z.string(),
  replyTo: z.string().nullable(),
  fromName: z.string(),
  subjectTemplate: z.string(),
  /** Null if `htmlTemplateId` is set. Set in emails of earlier releases and emails without a stored template. */
  htmlTemplate: z.string().nullable().default(null),
  /** Id in `stored_templates`, which stores each version of a template once for all its emails. */
  htmlTemplateId: z.uuid().nullable().default(null),
  /** The only values that the template can use. */
  variables: z.record(z.string(), z.string()),
  /** The worker inserts its token when it sends the email. Null in emails that do not go to the customer. */
  link: rideLink.nullable().default(null),
  calendar: emailCalendar.nullable().default(null),
  /** The email is not sent before this time. */
  notBefore: z.iso.datetime().nullable().default(null),
  /** The email is not sent after this time; null if there is no limit. */
  notAfter: z.iso.datetime().nullable().default(null),
  /** Sent only while this is up to date; null to send regardless of the status. */
  onlyWhile: reportedStatus.nullable().default(null),
});
export type ComposedEmail = z.infer<typeof composedEmail>;
