import { Inbox, type ReceivedEvent } from '@chauffeur/messaging';
import { runPrepared } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { mergeKnowledge, type RideKnowledge } from '../rides/ride-knowledge.js';
import { Clock } from './clock.js';
import { reconcileMessages } from './reconcile-messages.js';
import { readContactsFromHours } from './read-contacts-from-hours.js';

/** Plans the emails of a ride again by everything that events have said of it, in whatever order they arrive. */
@Injectable()
export class PlanMessages {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
  ) {}

  /** Once for an event: one that says nothing newer than what is known changes nothing. */
  async plan(message: ReceivedEvent, bookingId: string, learned: RideKnowledge): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      const now = this.clock.now();
      const earlier = await lockRide(manager, bookingId, learned, now);
      const knowledge = earlier ? mergeKnowledge(earlier, learned) : learned;
      if (earlier) {
        await manager.query('UPDATE known_rides SET knowledge = $2, updated_at = $3 WHERE booking_id = $1', [
          bookingId,
          JSON.stringify(knowledge),
          now,
        ]);
      }
      await this.reconcile(manager, bookingId, knowledge);
    });
  }

  /** Plans the rides again whose customers do not know yet who drives. */
  async planContactsAgain(manager: EntityManager): Promise<void> {
    const rides = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT booking_id AS id FROM planned_messages
        WHERE state = 'planned' AND template_name = 'driver_assigned' ORDER BY id`,
    );
    for (const { id } of rides) {
      await this.reconcile(manager, id, (await lockRide(manager, id, {}, this.clock.now())) ?? {});
    }
  }

  private async reconcile(
    manager: EntityManager,
    bookingId: string,
    knowledge: RideKnowledge,
  ): Promise<void> {
    await reconcileMessages(manager, bookingId, knowledge, {
      now: this.clock.now(),
      contactsFromHours: await readContactsFromHours(manager),
      holdSeconds: this.environment.STATUS_MAIL_DELAY_SECONDS,
    });
  }
}

const lock = {
  name: 'lock-ride',
  // The update without a change locks the row; a row that it has updated has an xmax.
  text: `
    INSERT INTO known_rides (booking_id, knowledge, updated_at) VALUES ($1, $2, $3)
    ON CONFLICT (booking_id) DO UPDATE SET booking_id = excluded.booking_id
    RETURNING CASE WHEN xmax <> 0 THEN knowledge END AS earlier`,
};

/**
 * What was known of the ride; null where it was not, and is stored as `first` now. Two events of one booking wait for
 * one another here.
 */
async function lockRide(
  manager: EntityManager,
  bookingId: string,
  first: RideKnowledge,
  now: Date,
): Promise<RideKnowledge | null> {
  const values = [bookingId, JSON.stringify(first), now];
  const [ride] = await runPrepared<{ earlier: RideKnowledge | null }>(manager, lock, values);
  return ride?.earlier ?? null;
}
