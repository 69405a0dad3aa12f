import type { EntityManager } from 'typeorm';
import type { RideKnowledge } from '../rides/ride-knowledge.js';
import { PlannedMessage } from './planned-message.entity.js';
import { isReminder } from './rules/reminders.js';
import { wantedMessages, type MessageRules, type WantedMessage } from './rules/wanted-messages.js';

type StoredMessage = Omit<PlannedMessage, 'createdAt' | 'updatedAt'> & {
  /** Sent or dropped; false if its delivery was skipped, or will be because it reports an earlier schedule. */
  readonly isSettled: boolean;
  /** Its email was sent. */
  readonly wasSent: boolean;
};

interface LockedRide {
  readonly bookingId: string;
  readonly knowledge: RideKnowledge;
  /** False if the ride is known to have never had a message. */
  readonly hasMessages?: boolean | undefined;
}

/**
 * Updates the planned messages of a ride to those that it needs now, and voids the others. The caller has locked the
 * ride.
 */
export async function reconcileMessages(
  manager: EntityManager,
  { bookingId, knowledge: ride, hasMessages = true }: LockedRide,
  rules: Omit<MessageRules, 'settled'>,
): Promise<void> {
  const scheduleVersion = ride.booking?.value.scheduleVersion ?? 0;
  const stored = hasMessages ? await lockMessages(manager, bookingId, scheduleVersion) : [];
  const settled = stored.filter(({ isSettled }) => isSettled);
  const planned = stored.filter(({ state }) => state === 'planned');
  const wanted = wantedMessages(ride, { ...rules, settled }).filter(
    (each) => !(isReminder(each.templateName) && settled.some((row) => isSame(row, each))),
  );
  // A message that has ended at the same due time is planned again, in place of one that would be moved there.
  const pairs = wanted.map((each) => ({
    each,
    row: stored.some((row) => hasEndedAs(row, each)) ? undefined : planned.find((row) => isSame(row, each)),
  }));
  const stale = planned.filter((row) => !pairs.some((pair) => pair.row === row));
  await voidMessages(manager, stale, isOff(ride) ? 'cancelled' : 'changed');
  for (const { each, row } of pairs) {
    await (row
      ? updateMessage(manager, row, { ...each, scheduleVersion, dueAt: dueAtOf(row, each, rules) })
      : insertMessage(manager, bookingId, { ...each, scheduleVersion }));
  }
}

function isOff({ booking, removed }: RideKnowledge): boolean {
  return removed !== undefined || booking?.value.status === 'cancelled';
}

/** Reminders differ by due time; of anything else there is one message at a time. */
function isSame(row: StoredMessage, each: WantedMessage): boolean {
  return (
    row.templateName === each.templateName &&
    row.about === each.about &&
    (!isReminder(each.templateName) || row.dueAt.getTime() === each.dueAt.getTime())
  );
}

function hasEndedAs(row: StoredMessage, each: WantedMessage): boolean {
  return row.state !== 'planned' && isSame(row, each) && row.dueAt.getTime() === each.dueAt.getTime();
}

/** A message that is due at once keeps its first due time, however often the ride changes. */
function dueAtOf(row: StoredMessage, { dueAt }: WantedMessage, { now, holdSeconds }: HoldRules): Date {
  const isAtOnce = dueAt.getTime() <= now.getTime() + holdSeconds * 1_000;
  return isAtOnce && row.dueAt < dueAt ? row.dueAt : dueAt;
}

type HoldRules = Pick<MessageRules, 'now' | 'holdSeconds'>;

async function lockMessages(
  manager: EntityManager,
  bookingId: string,
  scheduleVersion: number,
): Promise<StoredMessage[]> {
  // A separate statement, so that the next one sees the deliveries of a sender for whose lock this one has waited.
  const locked = await manager.query<unknown[]>(
    'SELECT 1 FROM planned_messages WHERE booking_id = $1 FOR UPDATE',
    [bookingId],
  );
  if (locked.length === 0) return [];
  return manager.query(
    `SELECT message.id, message.booking_id AS "bookingId", message.template_name AS "templateName",
            message.recipient_role AS "recipientRole", about, news, driver, due_at AS "dueAt",
            schedule_version AS "scheduleVersion", state, outcome, delivery_id AS "deliveryId",
            state = 'done' AND outcome IN ('sent', 'dropped') AND coalesce(
              delivery.status <> 'skipped' AND (delivery.status IN ('sent', 'failed')
                OR message.template_name = 'driver_job' OR message.schedule_version >= $2), true) AS "isSettled",
            outcome = 'sent' AND coalesce(delivery.status = 'sent', true) AS "wasSent"
       FROM planned_messages message LEFT JOIN email_deliveries delivery ON delivery.id = message.delivery_id
      WHERE message.booking_id = $1 ORDER BY message.created_at, message.id`,
    [bookingId, scheduleVersion],
  );
}

async function voidMessages(
  manager: EntityManager,
  stale: readonly StoredMessage[],
  outcome: 'cancelled' | 'changed',
): Promise<void> {
  if (stale.length === 0) return;
  await manager.query(
    `UPDATE planned_messages SET state = 'void', outcome = $2, updated_at = now() WHERE id = ANY($1)`,
    [stale.map(({ id }) => id), outcome],
  );
}

type NewMessage = WantedMessage & { readonly scheduleVersion: number };

/** Leaves `updated_at` unchanged, because the hold counts from there. */
async function updateMessage(
  manager: EntityManager,
  { id }: StoredMessage,
  { scheduleVersion, news, driver, dueAt }: NewMessage,
): Promise<void> {
  await manager.query(
    `UPDATE planned_messages
        SET schedule_version = $2, news = $3, driver = $4, due_at = $5 WHERE id = $1`,
    [id, scheduleVersion, news, driver && JSON.stringify(driver), dueAt],
  );
}

/** A message that has ended at the same due time is planned again, as the latest of the ride. */
async function insertMessage(
  manager: EntityManager,
  bookingId: string,
  { templateName, recipientRole, about, scheduleVersion, news, driver, dueAt }: NewMessage,
): Promise<void> {
  const key = [bookingId, templateName, recipientRole, about];
  await manager.query(
    `INSERT INTO planned_messages
       (booking_id, template_name, recipient_role, about, schedule_version, news, driver, due_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'planned')
     ON CONFLICT (booking_id, template_name, recipient_role, due_at, about) DO UPDATE
     SET schedule_version = excluded.schedule_version, news = excluded.news, driver = excluded.driver,
         state = 'planned', outcome = NULL, delivery_id = NULL, created_at = clock_timestamp(), updated_at = now()`,
    [...key, scheduleVersion, news, driver && JSON.stringify(driver), dueAt],
  );
}
