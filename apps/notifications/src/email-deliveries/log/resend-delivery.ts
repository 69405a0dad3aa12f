import type {
  EmailDeliveryResponse,
  ResendEmailRequest,
} from '@chauffeur/contracts/notifications/email-delivery';
import type { ComposedEmail } from '../composed-email.js';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readContactSettings } from '../../contact-settings/read-contact-settings.js';
import { ComposeDelivery } from '../plan/compose-delivery.js';
import { recomposeLanguageOf } from '../plan/recompose-language.js';
import { touchStoredTemplate } from '../plan/store-template.js';
import { EmailDelivery } from '../email-delivery.entity.js';
import { hasNoRecipient, type EmailContent } from '../../email-variables/email-content.js';
import { acceptedDriver } from '../../rides/crew.js';
import { KnownRide } from '../../rides/known-ride.entity.js';
import { EmailQueue } from '../queue/email-queue.js';
import { EnqueueDeliveries } from '../queue/enqueue-deliveries.js';
import { checkAfterSeconds, checkTime } from '../queue/next-check.js';
import { ReadDeliveries } from './read-deliveries.js';

/**
 * Resends an email for staff. An email between two attempts is attempted at once. An email that has ended, or has an
 * address or a link that is out of date, starts a new round.
 */
@Injectable()
export class ResendDelivery {
  private readonly logger = new Logger(ResendDelivery.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly composeDelivery: ComposeDelivery,
    private readonly emailQueue: EmailQueue,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly readDeliveries: ReadDeliveries,
  ) {}

  /**
   * Returns the delivery afterwards. Throws CodedError `emailDelivery.notFound`, or `booking.noEmail` if the customer
   * no longer has an address.
   */
  async resend(id: string, { afterAttempt }: ResendEmailRequest): Promise<EmailDeliveryResponse> {
    const { job, isNewRound } = await this.dataSource.transaction((manager) =>
      this.begin(manager, id, afterAttempt),
    );
    if (job && isNewRound) await this.enqueueDeliveries.enqueue([job]);
    else if (job) {
      // If the queue is unavailable, the sweep enqueues it later.
      await this.emailQueue
        .enqueueNow(job)
        .catch((error: unknown) =>
          this.logger.warn(`email ${job.deliveryId} not enqueued; the sweep enqueues it`, error),
        );
    }
    return this.readDeliveries.read(id);
  }

  private async begin(manager: EntityManager, id: string, afterAttempt: number) {
    const lock = { mode: 'pessimistic_write' } as const;
    const delivery = await manager.findOne(EmailDelivery, { where: { id }, lock });
    if (!delivery) throw new CodedError('emailDelivery.notFound');
    const { status } = delivery;
    const isUpToDate = delivery.attempts === afterAttempt;
    if (!isUpToDate || !delivery.job || status === 'waiting' || status === 'queued') {
      return { job: null, isNewRound: false };
    }
    const content = await presentContent(manager, delivery);
    if (status === 'willRetry' && isAddressed(delivery.job, delivery, content))
      return { job: delivery.job, isNewRound: false };
    if (hasNoRecipient(content, delivery.recipientRole)) throw new CodedError('booking.noEmail');
    delivery.round += 1;
    delivery.notBefore = null;
    const job = await this.composeAgain(manager, delivery, content, delivery.job);
    Object.assign(delivery, {
      job,
      recipient: job.to,
      language: job.language,
      status: 'queued',
      sentAt: null,
      nextCheckAt: checkTime(checkAfterSeconds.queued),
    });
    await manager.save(delivery);
    return { job, isNewRound: true };
  }

  /** Uses the present template, which may have been fixed. An admin's test email is repeated unchanged. */
  private async composeAgain(
    manager: EntityManager,
    delivery: EmailDelivery,
    content: EmailContent,
    earlier: ComposedEmail,
  ): Promise<ComposedEmail> {
    const repeated = { ...earlier, round: delivery.round, onlyWhile: null, notBefore: null };
    const customers =
      delivery.recipientRole === 'customer' && content.kind === 'booking' ? content : undefined;
    if (customers) {
      Object.assign(repeated, { to: customers.booking.customerEmail, link: customers.link ?? null });
    }
    if (delivery.recipientRole !== 'admin') {
      const settings = (await readContactSettings(manager)) ?? null;
      const language = customers
        ? recomposeLanguageOf(delivery, customers.booking.language)
        : delivery.language;
      const addressed = Object.assign(new EmailDelivery(), delivery, { content, language });
      const composed = await this.composeDelivery.compose(manager, addressed, settings);
      if (composed) return composed;
    }
    if (repeated.htmlTemplateId) await touchStoredTemplate(manager, repeated.htmlTemplateId);
    return repeated;
  }
}

/** Returns whether the email's address and link are up to date. */
function isAddressed(
  { to, link }: ComposedEmail,
  { recipientRole }: EmailDelivery,
  content: EmailContent,
): boolean {
  if (content.kind !== 'booking' || recipientRole !== 'customer') return true;
  return to === content.booking.customerEmail && link?.id === content.link?.id;
}

/**
 * Returns the email's content with the recipient's present address and link. If the booking's status has not changed,
 * the ride's details, driver and vehicle are also up to date, unless the email reports changes.
 */
async function presentContent(
  manager: EntityManager,
  { recipientRole, content }: EmailDelivery,
): Promise<EmailContent> {
  if (content.kind !== 'booking') return content;
  const ride = await manager.findOneBy(KnownRide, { bookingId: content.booking.id });
  if (!ride) return content;
  const { booking: present, link = { value: content.link }, driver, vehicle, paid } = ride.knowledge;
  if (recipientRole === 'driver')
    return driver?.value && driver.value.id === content.driver?.id
      ? { ...content, driver: driver.value }
      : content;
  if (recipientRole !== 'customer' || !present) return content;
  const { customerEmail, language, status } = present.value;
  const isPresent = status === content.booking.status && !content.changes;
  // What was received stays as decided with the status: the attempt takes later payments into account, if they are known.
  const paidUsd = paid && { paidUsd: content.booking.paidUsd };
  const crew = content.driver && isPresent && acceptedDriver(ride.knowledge);
  return {
    ...content,
    booking: isPresent ? { ...present.value, ...paidUsd } : { ...content.booking, customerEmail, language },
    link: link.value,
    ...(crew && { driver: crew, vehicle: vehicle?.value ?? undefined }),
  };
}
