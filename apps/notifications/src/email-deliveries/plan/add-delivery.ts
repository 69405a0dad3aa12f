import type { ComposedEmail } from '../composed-email.js';
import { inboxEntry, type ReceivedEvent } from '@chauffeur/messaging';
import { runPrepared } from '@chauffeur/service-kit';
import { currentTraceparent } from '@chauffeur/tracing';
import type { EntityManager } from 'typeorm';
import type { UncomposedEmail } from './compose-email.js';
import type { EmailDelivery } from '../email-delivery.entity.js';
import { checkAfterSeconds, checkTime } from '../queue/next-check.js';

export type NewDelivery = UncomposedEmail & Pick<EmailDelivery, 'bookingId' | 'contactMessageId'>;

const insertFrom = (source: string) => `
  INSERT INTO email_deliveries
    (id, template_name, language, recipient_role, content, round, not_before,
     booking_id, contact_message_id, correlation_id, traceparent, job, recipient, status, next_check_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 ${source}
  ON CONFLICT DO NOTHING RETURNING id`;
const insert = { name: 'add-delivery', text: insertFrom('') };
const insertOnce = {
  name: 'add-delivery-once',
  text: `WITH handled AS (${inboxEntry('$16', '$17')}) ${insertFrom('FROM handled')}`,
};

/**
 * Inserts a delivery, as waiting if it has no email yet. Returns false if the id already exists.
 * @param event recorded in the inbox by the same statement; nothing is written if it was already handled
 */
export async function addDelivery(
  manager: EntityManager,
  delivery: NewDelivery,
  job: ComposedEmail | null,
  event?: ReceivedEvent,
): Promise<boolean> {
  const status = job ? 'queued' : 'waiting';
  const nextCheckAt = checkTime(checkAfterSeconds[status], (job && delivery.notBefore) ?? new Date());
  const { id, templateName, language, recipientRole, content, round, notBefore } = delivery;
  const { bookingId, contactMessageId, correlationId } = delivery;
  const email = [id, templateName, language, recipientRole, JSON.stringify(content), round, notBefore];
  const cause = [bookingId, contactMessageId, correlationId, currentTraceparent() ?? null];
  const outcome = [job && JSON.stringify(job), job?.to ?? null, status, nextCheckAt];
  const values = [...email, ...cause, ...outcome];
  const added = event
    ? await runPrepared(manager, insertOnce, [...values, event.queue, event.id])
    : await runPrepared(manager, insert, values);
  return added.length > 0;
}
