import type { EntityManager } from 'typeorm';
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
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended('customer:' || name, 0) AS key
         FROM unnest(ARRAY[lower($1), right(regexp_replace($2, '\\D', '', 'g'), 9)]) AS name
        ORDER BY key) AS keys`,
    [customerEmail, customerPhone],
  );
  const [counted] = await manager.query<{ open: number }[]>(
    selectOpenRequests('$1', '$2', '$3', 'AND id <> $4'),
    [customerEmail, customerPhone, today, exceptId],
  );
  return (counted?.open ?? 0) >= openRequestsThatHold;
}

/** Counts the open requests of an email address and of a phone number: their larger number. Of each parameter its place. */
export const selectOpenRequests = (email: string, phone: string, today: string, except = ''): string =>
  // As the index of phones has them: their last nine digits, however they are written.
  `SELECT greatest(
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today} AND lower(customer_email) = lower(${email}) ${except}),
     (SELECT count(*)::int FROM bookings
       WHERE status = 'pending' AND booking_date >= ${today}
         AND right(regexp_replace(customer_phone, '\\D', '', 'g'), 9) = right(regexp_replace(${phone}, '\\D', '', 'g'), 9) ${except})
   ) AS open`;
