import type { BookingChanged } from '@chauffeur/contracts/events/booking-events';
import type { EntityManager } from 'typeorm';
import { storeAttempts } from '../email-deliveries/attempts/store-attempts.js';
import type { EmailContent } from '../email-variables/email-content.js';
import { changesUpTo, reportedChanges } from '../email-variables/booking-changes.js';
import { lockRide, storeLearned, type LearnedRide } from '../rides/lock-ride.js';
import type { RideKnowledge } from '../rides/ride-knowledge.js';
import { mergeChanges, type ChangesOfBooking } from './merge-changes.js';

interface UnsentEmail {
  readonly id: string;
  readonly attempts: number;
  readonly content: Extract<EmailContent, { kind: 'booking' }>;
}

/** What an event reports about its ride, and the present time. */
type Learned = Pick<LearnedRide, 'knowledge' | 'now'>;

/**
 * Returns the change with those of emails that are not sent yet, held or after failed attempts, merged into it. Skips
 * those emails, so that none of them arrives after this one with values that are out of date. A change that the
 * customer is not notified of updates the values of fields that were reported before it, but adds no field.
 * Stores what was learned of the ride if a reported field has changed, so that an earlier change that is handled later
 * has its values.
 */
export async function mergeUnsentChanges(
  manager: EntityManager,
  data: BookingChanged,
  learned: Learned,
): Promise<BookingChanged> {
  const own = { ...data, changes: reportedChanges(data.changes) };
  if (own.changes.length === 0) return own;
  // Replicas of the release before serialise the changes of a booking by this lock, which the next one can omit.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `booking-changes/${data.booking.id}`,
  ]);
  const ride = { bookingId: data.booking.id, ...learned };
  const known = await storeLearned(manager, ride, await lockRide(manager, ride));
  const unsent = await skipUnsent(manager, data.booking.id);
  const earlier = unsent
    .map(({ content }): ChangesOfBooking => ({ booking: content.booking, changes: content.changes ?? [] }))
    .reduce<ChangesOfBooking | undefined>(
      (one, other) => (one ? mergeChanges(one, other) : other),
      undefined,
    );
  if (!earlier) return asKnown(known, own);
  const reportedSince = new Map(
    earlier.changes.map(({ field, first = earlier.booking.version }) => [field, first]),
  );
  const changes = own.changes.filter(
    ({ field }) => own.tellCustomer || own.booking.version > (reportedSince.get(field) ?? Infinity),
  );
  const merged = mergeChanges(earlier, { booking: own.booking, changes });
  const link = own.link ?? unsent.at(-1)?.content.link;
  const report = { booking: merged.booking, changes: reportedChanges(merged.changes), tellCustomer: true };
  return asKnown(known, { ...own, ...report, ...(link && { link }) });
}

/**
 * Returns a report with the values of the booking as the latest change left it that is known, perhaps without a report. If
 * the booking has another status by then, the report still has its own one: whether it is sent depends on that, which an
 * undo may restore.
 */
function asKnown(known: RideKnowledge, report: BookingChanged): BookingChanged {
  const { status, version } = report.booking;
  const latest = known.booking?.value;
  const isLater = latest !== undefined && latest.version > version;
  const booking = isLater ? latest : report.booking;
  // Versions for `mergeChanges`: a change between the two may still come.
  const changes = isLater
    ? report.changes.map((change) => ({ first: version, ...change, last: booking.version }))
    : report.changes;
  const reported = booking.status === status ? booking : { ...booking, status, version };
  return { ...report, booking: reported, changes: changesUpTo(booking, changes) };
}

/**
 * Skips the unsent emails about changes of the booking, except one that is being sent, and returns them, oldest first.
 */
async function skipUnsent(manager: EntityManager, bookingId: string): Promise<UnsentEmail[]> {
  // The lock of an attempt (lock-delivery.ts), held until this transaction ends: meanwhile no worker can send them.
  const unsent = await manager.query<UnsentEmail[]>(
    `WITH candidates AS MATERIALIZED (
       SELECT id, attempts, content, created_at FROM email_deliveries
        WHERE booking_id = $1 AND template_name = 'booking_changed' AND round = 1
          AND status IN ('waiting', 'queued', 'willRetry')),
     locked AS MATERIALIZED (
       SELECT * FROM candidates WHERE pg_try_advisory_xact_lock(hashtextextended('email-delivery/' || id, 0)))
     SELECT id, attempts, content FROM locked ORDER BY created_at`,
    [bookingId],
  );
  // Those that still wait for contact settings have no text yet that could be logged.
  const ids = unsent.map(({ id }) => id);
  await manager.query('DELETE FROM email_deliveries WHERE id = ANY($1) AND job IS NULL', [ids]);
  const serverAnswer = 'not sent: a later email reports these changes';
  const common = { round: 1, outcome: 'skipped', serverAnswer, attemptedAt: new Date() } as const;
  for (const { id, attempts } of unsent)
    await storeAttempts(manager, [{ ...common, deliveryId: id, attempt: attempts + 1 }]);
  return unsent;
}
