import { emailAttempted, type EmailAttempted } from '@chauffeur/contracts';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller, Logger } from '@nestjs/common';
import { DeliveryAttempt } from './delivery-attempt.entity.js';
import { EmailDelivery } from './email-delivery.entity.js';
import { checkAfterSeconds } from './next-check.js';

/** Keeps the delivery log; attempts may be told in any order, and the latest one counts. */
@Controller()
export class RecordAttempt {
  private readonly logger = new Logger(RecordAttempt.name);

  constructor(private readonly inbox: Inbox) {}

  @ReactsTo(emailAttempted, { effect: 'record-attempt' })
  async record(told: EmailAttempted, message: ReceivedEvent): Promise<void> {
    const { deliveryId, round, attempt, outcome, serverAnswer, attemptedAt } = told;
    await this.inbox.once(message, async (manager) => {
      if (!(await manager.existsBy(EmailDelivery, { id: deliveryId }))) {
        this.logger.warn({ event: 'attempt of an unknown delivery', deliveryId });
        return;
      }
      await manager
        .createQueryBuilder()
        .insert()
        .into(DeliveryAttempt)
        .values({ deliveryId, attempt, outcome, serverAnswer, attemptedAt: new Date(attemptedAt) })
        .orIgnore()
        .execute();
      await manager.query(
        `UPDATE email_deliveries
         SET status = $3::varchar, attempts = $2, last_answer = $4, updated_at = now(),
             sent_at = CASE WHEN $3::varchar = 'sent' THEN $5::timestamptz END,
             next_check_at = now() + make_interval(secs => $6)
         WHERE id = $1 AND round = $7 AND attempts <= $2 AND status <> 'sent'`,
        [deliveryId, attempt, outcome, serverAnswer, attemptedAt, checkAfterSeconds.willRetry, round],
      );
    });
  }
}
