import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { runPrepared, type PreparedStatement } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { carLockKey } from '../../rides/holds/choose-vehicle.js';
import type { Buffers } from '../../rides/ride-schedule.rules.js';
import { selectCustomerLockKeys } from '../open-requests.js';
import type { DecidedTrip } from '../rules/trip.rules.js';

/** The rules by which a visitor books now, with the closed periods of the trip's days. */
export interface PlacingTerms extends BookingTermsResponse, Buffers {
  /** When the transaction began, which is the `created_at` of its rows. */
  readonly now: Date;
}

type Rule = Exclude<keyof PlacingTerms, 'now' | 'closedPeriods'>;

const ruleColumns: Record<Rule, string> = {
  bookingMode: 'booking_mode',
  whenFull: 'when_full',
  requireTime: 'require_time',
  leadMinutes: 'lead_minutes',
  tourLeadMinutes: 'tour_lead_minutes',
  whenTooSoon: 'when_too_soon',
  horizonDays: 'horizon_days',
  bufferMinutes: 'buffer_minutes',
  airportBufferMinutes: 'airport_buffer_minutes',
  tourBufferMinutes: 'tour_buffer_minutes',
  airportWaitMinutes: 'airport_wait_minutes',
  freeWaitMinutes: 'free_wait_minutes',
  freeCancelHours: 'free_cancel_hours',
  lateCancelPercent: 'late_cancel_percent',
  changeUntilHours: 'change_until_hours',
};

/**
 * Locks until the transaction ends, in the order of all locks: the key, the customer (as `hasManyOpenRequests`) and
 * the car (as `lockCar`). What was stored while it waited, only the next statement sees. Parameters: key, email,
 * phone, car (these three null without a time), and the first and last day whose closed periods count.
 */
const lockAndRead: PreparedStatement = {
  name: 'placing.lock-and-read-terms',
  text: `
    WITH locked AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT 1 AS turn, hashtextextended($1::text, 0) AS key WHERE $1::text IS NOT NULL
          UNION
          SELECT 2, key FROM (${selectCustomerLockKeys('$2', '$3')}) AS customer
          UNION
          SELECT 3, ${carLockKey('$4::text')} WHERE $4::text IS NOT NULL
          ORDER BY turn, key
        ) AS keys)
    SELECT now() AS now,
           ${Object.entries(ruleColumns)
             .map(([rule, column]) => `rules.${column} AS "${rule}"`)
             .join(', ')},
           (SELECT coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'endsAt', ends_at,
                              'reason', reason, 'reasonRu', reason_ru) ORDER BY starts_at, id), '[]')
              FROM closed_periods WHERE ends_at > $5 AND starts_at < $6) AS "closedPeriods"
      FROM booking_rules rules
     WHERE rules.id = 1 AND (SELECT count(*) FROM locked) IS NOT NULL`,
};

/** Locks and reads what placing a trip needs; from here on, requests with its key, customer or car wait. */
export async function lockAndReadTerms(
  manager: EntityManager,
  idempotencyKey: string | null,
  { there, back }: DecidedTrip,
): Promise<PlacingTerms> {
  const isTimed = there.startsAt !== null || (back !== null && back.startsAt !== null);
  const { customerEmail, customerPhone, carId } = there;
  const [terms] = await runPrepared<PlacingTerms>(manager, lockAndRead, [
    idempotencyKey,
    ...(isTimed ? [customerEmail, customerPhone, carId] : [null, null, null]),
    bakuInstant(there.bookingDate, '00:00'),
    new Date(bakuInstant((back ?? there).bookingDate, '00:00').getTime() + dayMs),
  ]);
  if (!terms) throw new Error('the table booking_rules is empty');
  const closedPeriods = terms.closedPeriods.map((period) => ({
    ...period,
    startsAt: new Date(period.startsAt).toISOString(),
    endsAt: new Date(period.endsAt).toISOString(),
  }));
  return { ...terms, closedPeriods };
}
