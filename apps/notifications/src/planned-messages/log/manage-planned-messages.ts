import type { PlannedMessageResponse } from '@chauffeur/contracts/notifications/planned-message';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ComposedEmail } from '../../email-deliveries/composed-email.js';
import { EnqueueDeliveries } from '../../email-deliveries/queue/enqueue-deliveries.js';
import { PlannedMessage } from '../planned-message.entity.js';
import { endMessage, SendMessage } from '../send-message.js';

/** Limit of messages that a booking's page shows. */
const maxShown = 100;

/** Lists, sends and drops the planned emails of a booking for staff. */
@Injectable()
export class ManagePlannedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sendMessage: SendMessage,
    private readonly enqueueDeliveries: EnqueueDeliveries,
  ) {}

  /** Lists planned messages and those that ended without being sent, by due time. Sent ones are in the delivery log. */
  async list(bookingId: string): Promise<PlannedMessageResponse[]> {
    const messages = await this.dataSource.manager
      .createQueryBuilder(PlannedMessage, 'message')
      .where(`message.bookingId = :bookingId AND message.outcome IS DISTINCT FROM 'sent'`, { bookingId })
      .orderBy('message.dueAt', 'ASC')
      .addOrderBy('message.id', 'ASC')
      .take(maxShown)
      .getMany();
    return messages.map(responseOf);
  }

  /**
   * Sends the message now; does nothing if it is no longer planned. Throws CodedError `emailDelivery.notFound`, and the
   * errors of SendMessage, after which it stays planned.
   */
  async send(bookingId: string, id: string): Promise<void> {
    let job: ComposedEmail | null = null;
    await this.change(bookingId, id, async (manager, message) => {
      job = await this.sendMessage.send(manager, message);
    });
    if (job) await this.enqueueDeliveries.enqueue([job]);
  }

  /**
   * Drops the message: it is never sent, nor planned again for the same time. Throws CodedError
   * `emailDelivery.notFound`.
   */
  drop(bookingId: string, id: string): Promise<void> {
    return this.change(bookingId, id, (manager, message) => endMessage(manager, message, 'dropped'));
  }

  private async change(
    bookingId: string,
    id: string,
    end: (manager: EntityManager, message: PlannedMessage) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const message = await manager.findOne(PlannedMessage, { where: { id, bookingId }, lock });
      if (!message) throw new CodedError('emailDelivery.notFound');
      if (message.state === 'planned') await end(manager, message);
    });
  }
}

function responseOf(message: PlannedMessage): PlannedMessageResponse {
  const { id, templateName, recipientRole, driver, dueAt, outcome } = message;
  return {
    id,
    templateName,
    recipient: recipientRole === 'driver' ? 'driver' : 'customer',
    driverName: driver?.name ?? null,
    dueAt: dueAt.toISOString(),
    outcome,
  };
}
