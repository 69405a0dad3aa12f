import type { EntityManager } from 'typeorm';
import { phoneKeyOf } from '../customers/phone-key.js';
import type { DecidedBooking } from './rules/booking.rules.js';

/** The number of pending bookings ahead of an email address or phone number that hold a vehicle (specification, I.3). */
export const openRequestsThatHold = 5;

/**
 * Whether the customer has as many open requests as may hold a vehicle, so that no customer holds every car of a day.
 * Requests of one customer wait for each other here, so that each counts the earlier ones. `today` is the date in
 * Baku, YYYY-MM-DD; `exceptId` is a request that is being changed and does not count.
 */
export async function hasManyOpenRequests(
  manager: EntityManager,
  { customerEmail, customerPhone }: Pick<DecidedBooking, 'customerEmail' | 'customerPhone'>,
  today: string,
  exceptId: string,
): Promise<boolean> {
  // A separate statement: one that waited for a lock does not see what was stored meanwhile.
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

/** SQL: the keys of a customer's locks, one each for the email address and the phone number; none for null and ''. */
export const selectCustomerLockKeys = (email: string, phone: string): string =>
  `SELECT DISTINCT hashtextextended('customer:' || name, 0) AS key
     FROM unnest(ARRAY[lower(${email}::text), ${phoneKeyOf(`${phone}::text`)}]) AS name WHERE name <> ''`;

/**
 * SQL: counts the open requests of an email address and of a phone number; the larger count. Bookings that staff
 * enter may have neither, which makes them no one customer's. Arguments are placeholders.
 */
export const selectOpenRequests = (email: string, phone: string, today: string, except = ''): string =>
  `SELECT greatest(
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today} AND lower(customer_email) = nullif(lower(${email}), '') ${except}),
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today}
         AND ${phoneKeyOf('customer_phone')} = nullif(${phoneKeyOf(phone)}, '') ${except})
   ) AS open`;
