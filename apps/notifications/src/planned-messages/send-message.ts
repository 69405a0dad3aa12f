import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';
import { WriteDelivery } from '../email-deliveries/plan/write-delivery.js';
import { hasNoRecipient } from '../email-variables/email-content.js';
import { KnownRide } from '../rides/known-ride.entity.js';
import { Clock } from '../clock/clock.js';
import { rideAsLastEmailed } from './ride-as-last-emailed.js';
import { deliveryOfMessage } from './delivery-of-message.js';
import { PlannedMessage, type PlannedMessageOutcome } from './planned-message.entity.js';
import { readContactsFromHours } from './read-contacts-from-hours.js';

/** Adds a planned message to the delivery log. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly writeDelivery: WriteDelivery,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the job to enqueue after the commit, or null. The caller has locked the message. Throws CodedError
   * `booking.notFound`, `booking.noEmail` or `emailTemplate.inactive` if it can't be sent; it stays planned then.
   */
  async send(manager: EntityManager, message: PlannedMessage): Promise<ComposedEmail | null> {
    const ride = await manager.findOneBy(KnownRide, { bookingId: message.bookingId });
    const booking = ride?.knowledge.booking;
    if (!booking) throw new CodedError('booking.notFound');
    const moment = { now: this.clock.now(), contactsFromHours: await readContactsFromHours(manager) };
    const described = await rideAsLastEmailed(manager, message, { ...ride.knowledge, booking });
    const delivery = deliveryOfMessage(message, described, moment);
    if (hasNoRecipient(delivery.content, delivery.recipientRole)) throw new CodedError('booking.noEmail');
    const { isSwitchedOff, job } = await this.writeDelivery.write(manager, delivery);
    if (isSwitchedOff) throw new CodedError('emailTemplate.inactive');
    await endMessage(manager, message, 'sent', delivery.id);
    return job;
  }
}

/** Ends a planned message with an outcome. */
export async function endMessage(
  manager: EntityManager,
  message: PlannedMessage,
  outcome: PlannedMessageOutcome,
  deliveryId: string | null = null,
): Promise<void> {
  await manager.save(Object.assign(message, { state: 'done', outcome, deliveryId }));
}
