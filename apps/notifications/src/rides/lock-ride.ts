import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { mergeKnowledge, type RideKnowledge } from './ride-knowledge.js';

/** What an event reports about a ride; stored as it is if the ride is not known yet. */
export interface LearnedRide {
  readonly bookingId: string;
  readonly knowledge: RideKnowledge;
  readonly now: Date;
}

/**
 * SQL: locks a ride and returns what was known as `earlier`; null if it is stored only now. Parameters: booking id,
 * knowledge, time. The no-op update locks the row; a row has an xmax only if it existed before.
 */
export const lockRideFrom = (source: string): string => `
  INSERT INTO known_rides (booking_id, knowledge, updated_at) SELECT $1, $2, $3 ${source}
  ON CONFLICT (booking_id) DO UPDATE SET booking_id = excluded.booking_id
  RETURNING CASE WHEN xmax <> 0 THEN knowledge END AS earlier`;
const lock = { name: 'lock-ride', text: lockRideFrom('') };

/** Locks the ride, which serialises a booking's events. Returns what was known; null if it is stored only now. */
export async function lockRide(
  manager: EntityManager,
  { bookingId, knowledge, now }: LearnedRide,
): Promise<RideKnowledge | null> {
  const values = [bookingId, JSON.stringify(knowledge), now];
  const [ride] = await runPrepared<{ earlier: RideKnowledge | null }>(manager, lock, values);
  return ride?.earlier ?? null;
}

/** Adds what was learned to what was known of a locked ride. Returns what is known now. */
export async function storeLearned(
  manager: EntityManager,
  { bookingId, knowledge: learned, now }: LearnedRide,
  earlier: RideKnowledge | null,
): Promise<RideKnowledge> {
  if (!earlier) return learned;
  const knowledge = mergeKnowledge(earlier, learned);
  await manager.query('UPDATE known_rides SET knowledge = $2, updated_at = $3 WHERE booking_id = $1', [
    bookingId,
    JSON.stringify(knowledge),
    now,
  ]);
  return knowledge;
}
