import { randomUUID } from 'node:crypto';
import type {
  EmailDeliveryResponse,
  SendBookingEmailCommand,
} from '@chauffeur/contracts/notifications/email-delivery';
import {
  fullTemplateName,
  isSentManually,
  withoutLanguageSuffix,
} from '@chauffeur/contracts/notifications/template-name';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';
import { currentCorrelationId } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { addDelivery, type NewDelivery } from '../email-deliveries/plan/add-delivery.js';
import { ComposeDelivery } from '../email-deliveries/plan/compose-delivery.js';
import { manualDeliveryId } from '../email-deliveries/plan/delivery-id.js';
import { EnqueueDeliveries } from '../email-deliveries/queue/enqueue-deliveries.js';
import { ReadDeliveries } from '../email-deliveries/log/read-deliveries.js';
import { hasNoRecipient } from '../email-variables/email-content.js';
import { Clock } from '../clock/clock.js';
import { crewOf } from '../planned-messages/delivery-of-message.js';
import { readContactsFromHours } from '../planned-messages/read-contacts-from-hours.js';
import { KnownRide } from '../rides/known-ride.entity.js';
import { EmailTemplateEntity } from '../email-templates/email-template.entity.js';

/**
 * Sends a template that staff choose for a booking: `admin_notification` to staff, every other template to the
 * customer.
 */
@Injectable()
export class SendManualEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly composeDelivery: ComposeDelivery,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly readDeliveries: ReadDeliveries,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends one email per idempotency key, booking and template. Throws CodedError `emailTemplate.notFound`,
   * `emailTemplate.inactive`, `booking.noEmail`, `booking.noDriver` for `driver_assigned` before a driver has accepted,
   * and `templateName.notForBookings` for a template that staff can't send.
   */
  async send(command: SendBookingEmailCommand): Promise<EmailDeliveryResponse> {
    const delivery = deliveryOf(command);
    if (hasNoRecipient(delivery.content, delivery.recipientRole)) throw new CodedError('booking.noEmail');
    const job = await this.dataSource.transaction((manager) => this.write(manager, delivery));
    if (job) await this.enqueueDeliveries.enqueue([job]);
    return this.readDeliveries.read(delivery.id);
  }

  private async write(manager: EntityManager, delivery: NewDelivery): Promise<ComposedEmail | null> {
    const { templateName, language } = delivery;
    const template = await manager.findOneBy(EmailTemplateEntity, { templateName, language });
    if (!template) throw new CodedError('emailTemplate.notFound');
    if (!template.isActive) throw new CodedError('emailTemplate.inactive');
    const settings = await readContactSettings(manager);
    const email = await this.withRide(manager, delivery);
    const job = settings === undefined ? null : await this.composeDelivery.compose(manager, email, settings);
    return (await addDelivery(manager, email, job)) ? job : null;
  }

  /** Adds the customer's link, and driver and vehicle if the customer may see them by now. */
  private async withRide(manager: EntityManager, delivery: NewDelivery): Promise<NewDelivery> {
    const { content, recipientRole, templateName } = delivery;
    if (content.kind !== 'booking' || recipientRole !== 'customer') return delivery;
    const ride = await manager.findOneBy(KnownRide, { bookingId: content.booking.id });
    const moment = { now: this.clock.now(), contactsFromHours: await readContactsFromHours(manager) };
    const crew = ride ? crewOf(templateName, ride.knowledge, content.booking, moment) : {};
    if (templateName === 'driver_assigned' && !crew.driver) throw new CodedError('booking.noDriver');
    const news = templateName === 'driver_assigned' ? ({ news: 'driver' } as const) : {};
    return { ...delivery, content: { ...content, ...crew, ...news, link: ride?.knowledge.link?.value } };
  }
}

function deliveryOf({ idempotencyKey, request, booking }: SendBookingEmailCommand): NewDelivery {
  const { templateName, language } = withoutLanguageSuffix({
    templateName: request.templateName,
    language: request.language ?? booking.language,
  });
  if (!isSentManually(templateName)) {
    throw new CodedError('request.invalid', [{ field: 'templateName', code: 'templateName.notForBookings' }]);
  }
  const key = idempotencyKey ?? randomUUID();
  return {
    id: manualDeliveryId(key, booking.id, fullTemplateName(templateName, language)),
    round: 1,
    templateName,
    language,
    recipientRole: templateName === 'admin_notification' ? 'staff' : 'customer',
    content: { kind: 'booking', booking },
    bookingId: booking.id,
    contactMessageId: null,
    correlationId: currentCorrelationId() ?? key,
    notBefore: null,
  };
}
