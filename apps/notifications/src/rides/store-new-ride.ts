import type { ReceivedEvent } from '@chauffeur/messaging';
import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { LearnedRide } from './lock-ride.js';

const store = {
  name: 'store-new-ride',
  text: `
    WITH stored AS (
      INSERT INTO known_rides (booking_id, knowledge, updated_at)
      SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT FROM inbox WHERE queue = $4 AND message_id = $5)
         AND NOT EXISTS (SELECT FROM planned_messages WHERE booking_id = $1)
      ON CONFLICT DO NOTHING RETURNING booking_id)
    INSERT INTO inbox (queue, message_id) SELECT $4, $5 FROM stored RETURNING message_id`,
};

/**
 * Stores the first event of a ride and its entry in the inbox, in one statement instead of a transaction. Returns false, and
 * stores neither, if the event was handled, or the ride is known or has messages.
 */
export async function storeNewRide(
  manager: EntityManager,
  { queue, id }: ReceivedEvent,
  { bookingId, knowledge, now }: LearnedRide,
): Promise<boolean> {
  const values = [bookingId, JSON.stringify(knowledge), now, queue, id];
  return (await runPrepared(manager, store, values)).length > 0;
}
