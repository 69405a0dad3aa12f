import {
  emailDeliveryStates,
  type EmailDeliveryPage,
  type EmailDeliveryResponse,
  type EmailQueueResponse,
  type ListEmailDeliveriesQuery,
} from '@chauffeur/contracts/notifications/email-delivery';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DeliveryAttempt } from '../attempts/delivery-attempt.entity.js';
import { deliveryResponseOf } from './delivery-response.js';
import { EmailDelivery } from '../email-delivery.entity.js';
import { EmailQueue } from '../queue/email-queue.js';
import { unsentSince } from './unsent-since.js';

/** Reads the delivery log and the state of the queue for staff. */
@Injectable()
export class ReadDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
  ) {}

  /** Lists deliveries, newest first. */
  async list({ state, bookingId, page, pageSize }: ListEmailDeliveriesQuery): Promise<EmailDeliveryPage> {
    const [deliveries, total] = await this.dataSource.manager.findAndCount(EmailDelivery, {
      where: { ...(state && { status: state }), ...(bookingId && { bookingId }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: await this.withAttempts(deliveries), total, page, pageSize };
  }

  /** Throws CodedError `emailDelivery.notFound`. */
  async read(id: string): Promise<EmailDeliveryResponse> {
    const delivery = await this.dataSource.manager.findOneBy(EmailDelivery, { id });
    const [response] = delivery ? await this.withAttempts([delivery]) : [];
    if (!response) throw new CodedError('emailDelivery.notFound');
    return response;
  }

  async queue(): Promise<EmailQueueResponse> {
    const [jobs, rows, lastRefusal] = await Promise.all([
      this.emailQueue.counts(),
      this.countByStatus(),
      this.readLastRejection(),
    ]);
    const deliveries = Object.fromEntries(
      emailDeliveryStates.map((state) => [state, rows.find(({ status }) => status === state)?.count ?? 0]),
    ) as EmailQueueResponse['deliveries'];
    const oldest = rows
      .filter(({ status }) => ['waiting', 'queued', 'willRetry'].includes(status))
      .map(({ since }) => since.toISOString())
      .toSorted()[0];
    return { isReachable: jobs !== null, jobs, deliveries, oldestUnsentSince: oldest ?? null, lastRefusal };
  }

  private async readLastRejection(): Promise<string | null> {
    const [waits] = await this.dataSource.manager.find(EmailDelivery, {
      select: { id: true, lastAnswer: true },
      where: { status: 'willRetry' },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: 1,
    });
    return waits?.lastAnswer ?? null;
  }

  private countByStatus(): Promise<{ status: string; count: number; since: Date }[]> {
    return this.dataSource.query(
      `SELECT status, count(*)::int AS count, min(${unsentSince}) AS since FROM email_deliveries GROUP BY status`,
    );
  }

  private async withAttempts(deliveries: readonly EmailDelivery[]): Promise<EmailDeliveryResponse[]> {
    const attempts = await this.dataSource.manager.find(DeliveryAttempt, {
      where: { deliveryId: In(deliveries.map(({ id }) => id)) },
      order: { attempt: 'ASC' },
    });
    return deliveries.map((delivery) =>
      deliveryResponseOf(
        delivery,
        attempts.filter(({ deliveryId }) => deliveryId === delivery.id),
      ),
    );
  }
}
