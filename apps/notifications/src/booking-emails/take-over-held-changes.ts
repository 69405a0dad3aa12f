import type { BookingChanged } from '@chauffeur/contracts/events/booking-events';
import type { EntityManager } from 'typeorm';
import { storeAttempts } from '../email-deliveries/attempts/store-attempts.js';
import type { EmailContent } from '../emails/email-content.js';
import { reportedChanges } from '../email-variables/booking-changes.js';
import { mergeChanges } from './merge-changes.js';

interface HeldEmail {
  readonly id: string;
  readonly content: Extract<EmailContent, { kind: 'booking' }>;
}

/**
 * What the email about a change reports: with the changes of an email that is still held, which is skipped then. A change
 * that is not reported alters what a held email says, but adds nothing to it.
 */
export async function takeOverHeldChanges(
  manager: EntityManager,
  data: BookingChanged,
): Promise<BookingChanged> {
  const own = { ...data, changes: reportedChanges(data.changes) };
  if (own.changes.length === 0) return own;
  // Two changes of one booking wait for one another here.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `booking-changes/${data.booking.id}`,
  ]);
  const held = await skipHeld(manager, data.booking.id);
  if (!held) return own;
  const earlier = { booking: held.content.booking, changes: held.content.changes ?? [] };
  const reported = new Set(earlier.changes.map(({ field }) => field));
  const changes = own.tellCustomer ? own.changes : own.changes.filter(({ field }) => reported.has(field));
  const merged = mergeChanges(earlier, { booking: own.booking, changes });
  const link = own.link ?? held.content.link;
  const report = { booking: merged.booking, changes: reportedChanges(merged.changes), tellCustomer: true };
  return { ...own, ...report, ...(link && { link }) };
}

/** The held email of the booking, which is not sent any more; undefined where there is none, or it leaves right now. */
async function skipHeld(manager: EntityManager, bookingId: string): Promise<HeldEmail | undefined> {
  // The lock of an attempt (lock-delivery.ts), until this transaction ends: a worker waits for the outcome.
  const [held] = await manager.query<HeldEmail[]>(
    `WITH candidate AS MATERIALIZED (
       SELECT id, content FROM email_deliveries
        WHERE booking_id = $1 AND template_name = 'booking_changed' AND round = 1
          AND status IN ('waiting', 'queued') AND attempts = 0 AND not_before > now()
        ORDER BY created_at DESC LIMIT 1)
     SELECT id, content FROM candidate WHERE pg_try_advisory_xact_lock(hashtextextended('email-delivery/' || id, 0))`,
    [bookingId],
  );
  if (!held) return undefined;
  const serverAnswer = 'not sent: a later email reports these changes';
  const attempt = { deliveryId: held.id, round: 1, attempt: 1, serverAnswer, attemptedAt: new Date() };
  await storeAttempts(manager, [{ ...attempt, outcome: 'skipped' }]);
  return held;
}
