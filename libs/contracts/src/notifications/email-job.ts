import { z } from 'zod';
import { language } from '../language.js';

/** The queue between notifications and the email worker. */
export const emailQueueName = 'email';

/**
 * Everything that the worker needs to render and send one mail, so that it asks nobody. The job's id is the
 * delivery's id, which comes from event and template: a repeated event adds nothing.
 */
export const emailJob = z.object({
  deliveryId: z.uuid(),
  correlationId: z.string(),
  templateName: z.string(),
  language,
  to: z.string(),
  replyTo: z.string().nullable(),
  fromName: z.string(),
  subjectTemplate: z.string(),
  htmlTemplate: z.string(),
  /** Own plain values only; templates see nothing else. */
  variables: z.record(z.string(), z.string()),
});
export type EmailJob = z.infer<typeof emailJob>;
