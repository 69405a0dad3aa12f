import { inboxEntry, type ReceivedEvent } from '@chauffeur/messaging';
import { runPrepared } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { lockRide, lockRideFrom, storeLearned, type LearnedRide } from '../rides/lock-ride.js';
import type { RideKnowledge } from '../rides/ride-knowledge.js';
import { storeNewRide } from '../rides/store-new-ride.js';
import { Clock } from '../clock/clock.js';
import { reconcileMessages } from './reconcile-messages.js';
import { wantedMessages } from './rules/wanted-messages.js';
import { readContactsFromHours, selectContactsFromHours } from './read-contacts-from-hours.js';

/** Replans the emails of a ride from everything that events have reported about it, in any order of arrival. */
@Injectable()
export class PlanMessages {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Same as `plan`, for the event of a new ride, which usually needs no planned email yet. */
  async planNew(message: ReceivedEvent, bookingId: string, learned: RideKnowledge): Promise<void> {
    const now = this.clock.now();
    const rules = { now, contactsFromHours: 0, holdSeconds: this.holdSeconds, settled: [] };
    // Whether there are emails does not depend on `contactsFromHours`; when they are due does.
    const needsNone = wantedMessages(learned, rules).length === 0;
    const ride = { bookingId, knowledge: learned, now };
    if (needsNone && (await storeNewRide(this.dataSource.manager, message, ride))) return;
    await this.plan(message, bookingId, learned);
  }

  /**
   * Handles an event once. An event that reports nothing new changes nothing.
   * @param inTransaction makes the event's other changes, while what is known about the ride by now is locked
   */
  async plan(
    message: ReceivedEvent,
    bookingId: string,
    learned: RideKnowledge,
    inTransaction?: (manager: EntityManager, known: RideKnowledge) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const learnedRide = { bookingId, knowledge: learned, now: this.clock.now() };
      const ride = await lockRideOnce(manager, message, learnedRide);
      if (!ride) return;
      const { earlier, ...context } = ride;
      const knowledge = await storeLearned(manager, learnedRide, earlier);
      // If the ride was known, `context` may be stale: the statement read it before it waited for the lock.
      await this.reconcile(manager, bookingId, knowledge, earlier ? undefined : context);
      // After the planned messages, which their sender locks before the template of their email.
      await inTransaction?.(manager, knowledge);
    });
  }

  /** Replans the rides whose `driver_assigned` email is still planned. */
  async planContactsAgain(manager: EntityManager): Promise<void> {
    const rides = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT booking_id AS id FROM planned_messages
        WHERE state = 'planned' AND template_name = 'driver_assigned' ORDER BY id`,
    );
    for (const { id } of rides) {
      const first = { bookingId: id, knowledge: {}, now: this.clock.now() };
      await this.reconcile(manager, id, (await lockRide(manager, first)) ?? {});
    }
  }

  private get holdSeconds(): number {
    return this.environment.STATUS_MAIL_DELAY_SECONDS;
  }

  private async reconcile(
    manager: EntityManager,
    bookingId: string,
    knowledge: RideKnowledge,
    context?: PlanningContext,
  ): Promise<void> {
    const rules = {
      now: this.clock.now(),
      contactsFromHours: context ? context.contactsFromHours : await readContactsFromHours(manager),
      holdSeconds: this.holdSeconds,
    };
    await reconcileMessages(manager, { bookingId, knowledge, hasMessages: context?.hasMessages }, rules);
  }
}

/** What planning the messages of a ride needs besides its knowledge. */
interface PlanningContext {
  /** Whether the ride has messages, planned or ended. */
  readonly hasMessages: boolean;
  /** Same as the result of `readContactsFromHours`. */
  readonly contactsFromHours: number;
}

const lockOnce = {
  name: 'lock-ride-once',
  text: `
    WITH handled AS (${inboxEntry('$4', '$5')}) ${lockRideFrom('FROM handled')},
      EXISTS (SELECT FROM planned_messages WHERE planned_messages.booking_id = $1) AS "hasMessages",
      (${selectContactsFromHours}) AS "contactsFromHours"`,
};

/** Same as `lockRide`, but also adds the event to the inbox. Returns undefined if it was already handled. */
async function lockRideOnce(
  manager: EntityManager,
  { queue, id }: ReceivedEvent,
  { bookingId, knowledge, now }: LearnedRide,
): Promise<(PlanningContext & { readonly earlier: RideKnowledge | null }) | undefined> {
  const values = [bookingId, JSON.stringify(knowledge), now, queue, id];
  const [ride] = await runPrepared<PlanningContext & { earlier: RideKnowledge | null }>(
    manager,
    lockOnce,
    values,
  );
  return ride;
}
