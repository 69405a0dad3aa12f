import type { RideStep } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { EntityManager } from 'typeorm';

type Row = Omit<RideStep, 'happenedAt' | 'receivedAt'> & { happenedAt: Date; receivedAt: Date };

/** Returns a ride's steps, reported by drivers or by staff for them, oldest first. */
export async function readSteps(manager: EntityManager, bookingId: string): Promise<RideStep[]> {
  const rows = await manager.query<Row[]>(
    `SELECT action_id AS id, from_state AS "fromState", to_state AS "toState", stepped_by AS by,
            happened_at AS "happenedAt", received_at AS "receivedAt", reason, note
       FROM ride_steps WHERE booking_id = $1 ORDER BY received_at`,
    [bookingId],
  );
  return rows.map(({ happenedAt, receivedAt, ...step }) => ({
    ...step,
    happenedAt: happenedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  }));
}
