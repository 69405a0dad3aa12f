import type { ComposedEmail } from '../composed-email.js';
import { currentTraceparent } from '@chauffeur/tracing';
import type { EntityManager } from 'typeorm';
import type { UncomposedEmail } from './compose-email.js';
import { EmailDelivery } from '../email-delivery.entity.js';
import { checkAfterSeconds, checkTime } from '../queue/next-check.js';

export type NewDelivery = UncomposedEmail & Pick<EmailDelivery, 'bookingId' | 'contactMessageId'>;

/** Writes a delivery with its email, or as waiting where there is none yet; false where this id is known already. */
export async function addDelivery(
  manager: EntityManager,
  delivery: NewDelivery,
  job: ComposedEmail | null,
): Promise<boolean> {
  const status = job ? 'queued' : 'waiting';
  const nextCheckAt = checkTime(checkAfterSeconds[status], (job && delivery.notBefore) ?? new Date());
  const { raw }: { raw: unknown } = await manager
    .createQueryBuilder()
    .insert()
    .into(EmailDelivery)
    .values({
      ...delivery,
      job: job as never,
      recipient: job?.to ?? null,
      traceparent: currentTraceparent() ?? null,
      status,
      nextCheckAt,
    })
    .orIgnore()
    .returning('id')
    .execute();
  return Array.isArray(raw) && raw.length > 0;
}
