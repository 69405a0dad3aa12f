import type { BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';
import { EmailDelivery } from '../email-deliveries/email-delivery.entity.js';
import { ComposeDelivery } from '../email-deliveries/plan/compose-delivery.js';
import { recomposeLanguageOf } from '../email-deliveries/plan/recompose-language.js';

/** Updates a confirmation that is not sent yet to the ride as it is now, because not every change has an email. */
@Injectable()
export class RenewUnsentConfirmation {
  constructor(private readonly composeDelivery: ComposeDelivery) {}

  async renew(manager: EntityManager, { booking, link }: BookingChanged): Promise<void> {
    if (booking.status !== 'confirmed') return;
    // The lock of an attempt (lock-delivery.ts): an email that is being sent is not updated.
    const unsent = await manager.query<{ id: string }[]>(
      `WITH candidates AS MATERIALIZED (
         SELECT id FROM email_deliveries
          WHERE booking_id = $1 AND template_name = 'booking_confirmation' AND round = 1
            AND status IN ('waiting', 'queued', 'willRetry') AND (content->'booking'->>'version')::int < $2)
       SELECT id FROM candidates WHERE pg_try_advisory_xact_lock(hashtextextended('email-delivery/' || id, 0))`,
      [booking.id, booking.version],
    );
    for (const { id } of unsent) {
      const delivery = await manager.findOneByOrFail(EmailDelivery, { id });
      if (delivery.content.kind !== 'booking') continue;
      delivery.language = recomposeLanguageOf(delivery, booking.language);
      delivery.content = { ...delivery.content, booking, ...(link && { link }) };
      const job = delivery.job && (await this.composeAgain(manager, delivery, delivery.job));
      await manager.query(
        `UPDATE email_deliveries
            SET content = $2, job = $3, recipient = coalesce($4, recipient), language = $5 WHERE id = $1`,
        [
          id,
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
