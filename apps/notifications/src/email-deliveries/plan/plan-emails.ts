import type { ComposedEmail } from '../composed-email.js';
import { Inbox, type ReceivedEvent } from '@chauffeur/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasNoRecipient, type EmailContent } from '../../email-variables/email-content.js';
import type { EmailHandler } from '../../emails/email-handler.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import type { NewDelivery } from './add-delivery.js';
import { deliveryId } from './delivery-id.js';
import { WriteDelivery } from './write-delivery.js';
import { Clock } from '../../clock/clock.js';
import { afterQuietHours } from '../../clock/quiet-hours.js';
import { EnqueueDeliveries } from '../queue/enqueue-deliveries.js';
import { checkTime } from '../queue/next-check.js';

/** Work in the transaction in which the email is planned. */
export interface PlanHooks<Data> {
  /** Makes the event's other changes. */
  readonly inTransaction?: (manager: EntityManager) => Promise<void>;
  /** Returns what the email reports, if that depends on emails that were planned before. */
  readonly revise?: (manager: EntityManager) => Promise<Data>;
  /** Changes the email that was just written. */
  readonly afterwards?: (manager: EntityManager) => Promise<void>;
}

/** Plans the email of an event, once: writes the delivery, then enqueues it after the commit. */
@Injectable()
export class PlanEmails {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly writeDelivery: WriteDelivery,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly clock: Clock,
  ) {}

  /** @param handlers the handlers of one event; the first whose filter passes is used */
  async plan<Data>(
    message: ReceivedEvent,
    data: Data,
    handlers: readonly EmailHandler<Data>[],
    { inTransaction, revise, afterwards }: PlanHooks<Data> = {},
  ): Promise<void> {
    let job: ComposedEmail | null = null;
    if (inTransaction || revise || afterwards) {
      await this.inbox.once(message, async (manager) => {
        await inTransaction?.(manager);
        const delivery = this.deliveryOf(message, revise ? await revise(manager) : data, handlers);
        if (!delivery) return;
        ({ job } = await this.writeDelivery.write(manager, delivery));
        await afterwards?.(manager);
      });
    } else {
      const delivery = this.deliveryOf(message, data, handlers);
      if (delivery) job = await this.writeAlone(message, delivery);
    }
    // After a crash here, or if the queue is unavailable, the sweep enqueues it.
    if (job) await this.enqueueDeliveries.enqueue([job]);
  }

  /** Writes in a single statement, which saves the round trips of a transaction. */
  private async writeAlone(message: ReceivedEvent, delivery: NewDelivery): Promise<ComposedEmail | null> {
    const written = await this.writeDelivery.write(this.dataSource.manager, delivery, message);
    if (written.isSwitchedOff) await this.inbox.once(message, async () => undefined);
    return written.job;
  }

  /**
   * Returns the delivery of the first handler whose filter passes; null if there is none, or the email has no
   * recipient.
   */
  private deliveryOf<Data>(
    message: ReceivedEvent,
    data: Data,
    handlers: readonly EmailHandler<Data>[],
  ): NewDelivery | null {
    const handler = handlers.find(({ filter }) => filter(data, this.clock.now()));
    if (!handler) return null;
    const { templateName, recipientRole } = handler;
    const chosen = handler.language(data);
    const language = chosen === 'company' ? this.environment.COMPANY_LANGUAGE : chosen;
    const content = asOf(handler.content(data), message);
    if (hasNoRecipient(content, recipientRole)) return null;
    return {
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

function asOf(content: EmailContent, { occurredAt }: ReceivedEvent): EmailContent {
  return content.kind === 'booking' ? { ...content, asOf: occurredAt.toISOString() } : content;
}
