import { z } from 'zod';
import { bookingStatus } from '../bookings/booking.js';
import { language } from '../language.js';

/** The queue between notifications and the email worker. */
export const emailQueueName = 'email';

/** A file that mail programs offer to put into the calendar: iCalendar, published or taken back. */
export const emailCalendar = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  filename: z.string(),
  content: z.string(),
});
export type EmailCalendar = z.infer<typeof emailCalendar>;

/** The status that a mail tells of, as the booking had it at this version; once it is over the mail is not sent. */
export const statusTold = z.object({
  bookingId: z.uuid(),
  status: bookingStatus,
  version: z.number().int(),
});
export type StatusTold = z.infer<typeof statusTold>;

/**
 * Everything that the worker needs to render and send one mail, so that it asks nobody. The job's id comes from
 * delivery and round: a repeated event adds nothing, a resend does.
 */
export const emailJob = z.object({
  deliveryId: z.uuid(),
  /** 1, and one more each time that staff send the mail again. */
  round: z.number().int().min(1).default(1),
  correlationId: z.string(),
  /** W3C Trace Context of what asked for the mail, where that was traced. */
  traceparent: z.string().optional(),
  templateName: z.string(),
  language,
  to: z.string(),
  replyTo: z.string().nullable(),
  fromName: z.string(),
  subjectTemplate: z.string(),
  htmlTemplate: z.string(),
  /** Own plain values only; templates see nothing else. */
  variables: z.record(z.string(), z.string()),
  calendar: emailCalendar.nullable().default(null),
  /** Null for mails that are sent whatever has become of the booking. */
  onlyWhile: statusTold.nullable().default(null),
});
export type EmailJob = z.infer<typeof emailJob>;

/** The queue's id of a job. */
export function emailJobId({ deliveryId, round }: Pick<EmailJob, 'deliveryId' | 'round'>): string {
  return round === 1 ? deliveryId : `${deliveryId}-${round}`;
}
