import type { EntityManager } from 'typeorm';
import type { DecidedBooking } from './booking.rules.js';

/** So many pending bookings ahead of one email address or phone number hold a vehicle (specification, I.3). */
const openRequestsThatHold = 5;

/**
 * Whether the customer has as many requests open as may hold a vehicle: one who has requested every car for a day does
 * not hold them against other customers. Requests of one customer wait for one another here, so that each counts those before it. `today`
 * is the date in Baku, YYYY-MM-DD.
 */
export async function hasManyOpenRequests(
  manager: EntityManager,
  { customerEmail, customerPhone }: Pick<DecidedBooking, 'customerEmail' | 'customerPhone'>,
  today: string,
): Promise<boolean> {
  // A statement of its own: one that has waited for a lock does not see what was stored meanwhile.
  await manager.query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended('customer:' || name, 0) AS key
         FROM unnest(ARRAY[lower($1), right(regexp_replace($2, '\\D', '', 'g'), 9)]) AS name
        ORDER BY key) AS keys`,
    [customerEmail, customerPhone],
  );
  const [open] = await manager.query<{ by_email: number; by_phone: number }[]>(
    // As the index of phones has them: their last nine digits, however they are written.
    `SELECT (SELECT count(*)::int FROM bookings
              WHERE status = 'pending' AND booking_date >= $3 AND lower(customer_email) = lower($1)) AS by_email,
            (SELECT count(*)::int FROM bookings
              WHERE status = 'pending' AND booking_date >= $3
                AND right(regexp_replace(customer_phone, '\\D', '', 'g'), 9) = right(regexp_replace($2, '\\D', '', 'g'), 9)
            ) AS by_phone`,
    [customerEmail, customerPhone, today],
  );
  return Math.max(open?.by_email ?? 0, open?.by_phone ?? 0) >= openRequestsThatHold;
}
