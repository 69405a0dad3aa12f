import type { EntityManager } from 'typeorm';
import { phoneKeyOf } from '../customers/phone-key.js';
import type { DecidedBooking } from './booking.rules.js';

/** So many pending bookings ahead of one email address or phone number hold a vehicle (specification, I.3). */
export const openRequestsThatHold = 5;

/**
 * Whether the customer has as many requests open as may hold a vehicle: one who has requested every car for a day does
 * not hold them against other customers. Requests of one customer wait for one another here, so that each counts those before it. `today`
 * is the date in Baku, YYYY-MM-DD; `exceptId` a request that is changed, which is none of the others.
 */
export async function hasManyOpenRequests(
  manager: EntityManager,
  { customerEmail, customerPhone }: Pick<DecidedBooking, 'customerEmail' | 'customerPhone'>,
  today: string,
  exceptId: string,
): Promise<boolean> {
  // A statement of its own: one that has waited for a lock does not see what was stored meanwhile.
  await manager.query(
    `SELECT pg_advisory_xact_lock(key) FROM (${selectCustomerLockKeys('$1', '$2')} ORDER BY key) AS keys`,
    [customerEmail, customerPhone],
  );
  const [counted] = await manager.query<{ open: number }[]>(
    selectOpenRequests('$1', '$2', '$3', 'AND id <> $4'),
    [customerEmail, customerPhone, today, exceptId],
  );
  return (counted?.open ?? 0) >= openRequestsThatHold;
}

/** The keys of the locks of a customer: of the email address and of the phone number; none of what is null. */
export const selectCustomerLockKeys = (email: string, phone: string): string =>
  `SELECT DISTINCT hashtextextended('customer:' || name, 0) AS key
     FROM unnest(ARRAY[lower(${email}::text), ${phoneKeyOf(`${phone}::text`)}]) AS name WHERE name IS NOT NULL`;

/** Counts the open requests of an email address and of a phone number: their larger number. Of each parameter its place. */
export const selectOpenRequests = (email: string, phone: string, today: string, except = ''): string =>
  `SELECT greatest(
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today} AND lower(customer_email) = lower(${email}) ${except}),
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today}
         AND ${phoneKeyOf('customer_phone')} = ${phoneKeyOf(phone)} ${except})
   ) AS open`;
