import { z } from 'zod';

/** The queue between the two programs of notifications. */
export const emailQueueName = 'email';

/** One round of sending one email; everything else stands in the delivery log. */
export const emailJob = z.object({
  deliveryId: z.uuid(),
  /** 1, and one more each time that staff resend the email. */
  round: z.number().int().min(1).default(1),
});
export type EmailJob = z.infer<typeof emailJob>;

/** The queue's id of a job: the same delivery and round are one job, a resend is another. */
export function emailJobId({ deliveryId, round }: EmailJob): string {
  return round === 1 ? deliveryId : `${deliveryId}-${round}`;
}
