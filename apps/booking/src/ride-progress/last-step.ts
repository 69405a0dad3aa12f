import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { undoStepWithinSeconds } from '@chauffeur/contracts/driver-page/step-window';
import type { EntityManager } from 'typeorm';
import { isForward } from './reached-states.rules.js';

/** The newest entry of a ride's log. */
export interface LastStep {
  readonly bookingId: string;
  readonly by: string;
  readonly fromState: RideState;
  readonly toState: RideState;
  readonly happenedAt: Date;
}

/** Returns the last step of each of the rides that has one. */
export async function readLastSteps(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<Map<string, LastStep>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await manager.query<LastStep[]>(
    `SELECT DISTINCT ON (booking_id) booking_id AS "bookingId", stepped_by AS by, from_state AS "fromState",
            to_state AS "toState", happened_at AS "happenedAt"
       FROM ride_steps WHERE booking_id = ANY($1) ORDER BY booking_id, received_at DESC`,
    [bookingIds],
  );
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** Returns what the driver can undo, and until when; null if the last step is not the driver's or is too long ago. */
export function undoableStepOf(
  last: LastStep | undefined,
  { by, state, at }: { readonly by: string; readonly state: RideState; readonly at: Date },
): { to: RideState; until: Date } | null {
  if (!last || last.by !== by || last.toState !== state) return null;
  if (!isForward(last.fromState, last.toState)) return null;
  const until = new Date(last.happenedAt.getTime() + undoStepWithinSeconds * 1000);
  return at <= until ? { to: last.fromState, until } : null;
}
