import { z } from 'zod';

/** The queue between the service and the email worker. */
export const emailQueueName = 'email';

/** A job that sends an email, with all its retries; everything else is in the delivery log. */
export const emailJob = z.object({
  deliveryId: z.uuid(),
  /** Starts at 1 and rises each time staff resend the email. */
  round: z.number().int().min(1).default(1),
});
export type EmailJob = z.infer<typeof emailJob>;

/** Returns a job's id in the queue: the same delivery and round are one job, a resend is another. */
export function emailJobId({ deliveryId, round }: EmailJob): string {
  return round === 1 ? deliveryId : `${deliveryId}-${round}`;
}
