import type { ComposedEmail } from '../composed-email.js';
import { Inbox, type ReceivedEvent } from '@chauffeur/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasNoReader } from '../../emails/email-content.js';
import type { EmailHandler } from '../../emails/email-handler.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import { deliveryId } from './delivery-id.js';
import { WriteDelivery } from './write-delivery.js';
import { Clock } from '../../planned-messages/clock.js';
import { afterQuietHours } from '../../planned-messages/rules/quiet-hours.js';
import { EnqueueDeliveries } from '../queue/enqueue-deliveries.js';
import { checkTime } from '../queue/next-check.js';

/** In the transaction in which the email is planned. */
export interface Alongside<Data> {
  /** What else the event changes. */
  readonly alongside?: (manager: EntityManager) => Promise<void>;
  /** What the email reports, where that depends on emails that were planned before. */
  readonly revise?: (manager: EntityManager) => Promise<Data>;
}

/** Turns an event into an email, once: written first, enqueued after the commit. */
@Injectable()
export class PlanEmails {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly inbox: Inbox,
    private readonly writeDelivery: WriteDelivery,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly clock: Clock,
  ) {}

  /**
   * @param handlers those of one event, of which the first whose filter passes is planned
   */
  async plan<Data>(
    message: ReceivedEvent,
    data: Data,
    handlers: readonly EmailHandler<Data>[],
    { alongside, revise }: Alongside<Data> = {},
  ): Promise<void> {
    if (!alongside && !revise && !handlers.some(({ filter }) => filter(data))) return;
    let job: ComposedEmail | null = null;
    await this.inbox.once(message, async (manager) => {
      await alongside?.(manager);
      const reported = revise ? await revise(manager) : data;
      const handler = handlers.find(({ filter }) => filter(reported));
      if (handler) job = await this.write(manager, message, handler, reported);
    });
    // After a crash here, or with an unavailable queue, the sweep finds the row.
    if (job) await this.enqueueDeliveries.enqueue([job]);
  }

  private async write<Data>(
    manager: EntityManager,
    message: ReceivedEvent,
    handler: EmailHandler<Data>,
    data: Data,
  ): Promise<ComposedEmail | null> {
    const { templateName, recipientRole } = handler;
    const chosen = handler.language(data);
    const language = chosen === 'company' ? this.environment.COMPANY_LANGUAGE : chosen;
    const content = handler.content(data);
    if (hasNoReader(content, recipientRole)) return null;
    const delivery = {
      id: deliveryId(message.id, templateName, recipientRole),
      round: 1,
      templateName,
      language,
      recipientRole,
      content,
      bookingId: content.kind === 'booking' ? content.booking.id : null,
      contactMessageId: content.kind === 'contactMessage' ? content.message.id : null,
      correlationId: message.correlationId,
      notBefore: this.notBefore(handler, data),
    };
    const { job } = await this.writeDelivery.write(manager, delivery);
    return job;
  }

  private notBefore<Data>(
    { isHeld, minHoldSeconds, waitsForMorning }: EmailHandler<Data>,
    data: Data,
  ): Date | null {
    const { STATUS_MAIL_DELAY_SECONDS: seconds } = this.environment;
    if (!isHeld || seconds === 0) return null;
    const endOfHold = checkTime(Math.max(seconds, minHoldSeconds?.(data) ?? 0), this.clock.now());
    return waitsForMorning ? afterQuietHours(endOfHold) : endOfHold;
  }
}
