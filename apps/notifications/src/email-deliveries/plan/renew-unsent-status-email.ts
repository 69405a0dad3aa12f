import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { readContactSettings } from '../../contact-settings/read-contact-settings.js';
import type { KnownRide } from '../../rides/known-ride.entity.js';
import type { RideKnowledge } from '../../rides/ride-knowledge.js';
import type { ComposedEmail } from '../composed-email.js';
import { EmailDelivery } from '../email-delivery.entity.js';
import { ComposeDelivery } from './compose-delivery.js';
import { recomposeLanguageOf } from './recompose-language.js';

/** The email that reports each status of a booking to its customer. */
const emailOfStatus: Readonly<Record<BookingStatus, BuiltInTemplateName>> = {
  pending: 'booking_received',
  confirmed: 'booking_confirmation',
  completed: 'booking_completed',
  cancelled: 'booking_status_update',
};

/**
 * Updates an email about a booking's status that is not sent yet, perhaps until the morning, to the booking as it is now,
 * because not every change has an email.
 */
@Injectable()
export class RenewUnsentStatusEmail {
  constructor(private readonly composeDelivery: ComposeDelivery) {}

  /**
   * Locks what is known about the ride and its unsent emails, before an email is written for `renewAsKnown`: that locks the
   * template, which a resend by staff takes after its email.
   */
  async lock(manager: EntityManager, bookingId: string): Promise<void> {
    await manager.query('SELECT FROM known_rides WHERE booking_id = $1 FOR UPDATE', [bookingId]);
    await manager.query(
      `SELECT FROM email_deliveries
        WHERE booking_id = $1 AND round = 1 AND status IN ('waiting', 'queued', 'willRetry') ORDER BY id FOR UPDATE`,
      [bookingId],
    );
  }

  /**
   * Updates an email that was just written, if a later change has come before it. Waits for one that is being stored,
   * which could not see the email.
   */
  async renewAsKnown(manager: EntityManager, bookingId: string): Promise<void> {
    const [ride] = await manager.query<Pick<KnownRide, 'knowledge'>[]>(
      'SELECT knowledge FROM known_rides WHERE booking_id = $1 FOR UPDATE',
      [bookingId],
    );
    if (ride) await this.renew(manager, ride.knowledge);
  }

  /** The caller has locked what is known about the ride. */
  async renew(manager: EntityManager, known: RideKnowledge): Promise<void> {
    const booking = known.booking?.value;
    const link = known.link?.value;
    // The attempt skips an email whose customer has no address any more.
    if (!booking?.customerEmail) return;
    // The lock of an attempt (lock-delivery.ts): an email that is being sent is not updated. Shared, because another change
    // may only just be releasing it.
    const unsent = await manager.query<{ id: string }[]>(
      `WITH candidates AS MATERIALIZED (
         SELECT id FROM email_deliveries
          WHERE booking_id = $1 AND template_name = $3 AND round = 1
            AND status IN ('waiting', 'queued', 'willRetry') AND (content->'booking'->>'version')::int < $2)
       SELECT id FROM candidates WHERE pg_try_advisory_xact_lock_shared(hashtextextended('email-delivery/' || id, 0))`,
      [booking.id, booking.version, emailOfStatus[booking.status]],
    );
    if (unsent.length === 0) return;
    const deliveries = await manager.find(EmailDelivery, {
      // As they are once they are locked: staff may just have resent one.
      where: { id: In(unsent.map(({ id }) => id)), round: 1, status: In(['waiting', 'queued', 'willRetry']) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const delivery of deliveries) {
      if (delivery.content.kind !== 'booking') continue;
      delivery.language = recomposeLanguageOf(delivery, booking.language);
      // "Request received" keeps its version, so that an email of a later change makes it obsolete.
      const { version } = delivery.templateName === 'booking_received' ? delivery.content.booking : booking;
      // What was received stays as decided with the status, until the attempt takes later payments into account.
      const { paidUsd } = delivery.content.booking;
      const present = { booking: { ...booking, version, paidUsd }, ...(link && { link }) };
      delivery.content = { ...delivery.content, ...present };
      const job = delivery.job && (await this.composeAgain(manager, delivery, delivery.job));
      await manager.query(
        `UPDATE email_deliveries
            SET content = $2, job = $3, recipient = coalesce($4, recipient), language = $5 WHERE id = $1`,
        [
          delivery.id,
          JSON.stringify(delivery.content),
          job && JSON.stringify(job),
          job?.to ?? null,
          delivery.language,
        ],
      );
    }
  }

  /** Leaves `onlyWhile` unchanged: if the status is set again later, that has its own email. */
  private async composeAgain(
    manager: EntityManager,
    delivery: EmailDelivery,
    earlier: ComposedEmail,
  ): Promise<ComposedEmail> {
    const settings = (await readContactSettings(manager)) ?? null;
    const job = await this.composeDelivery.compose(manager, delivery, settings);
    return job ? { ...job, onlyWhile: earlier.onlyWhile } : earlier;
  }
}
