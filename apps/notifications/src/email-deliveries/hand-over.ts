import type { EmailJob } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EmailDelivery } from './email-delivery.entity.js';
import { EmailQueue } from './email-queue.js';
import type { DeliveryRound } from './take-due.js';

/** Hands written mails to the queue; what it can't take now is due again as soon as it answers. */
@Injectable()
export class HandOver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
  ) {}

  /** False when the queue is away. */
  async handOver(jobs: readonly EmailJob[]): Promise<boolean> {
    const refused = await this.emailQueue.enqueue(jobs);
    if (refused.length === 0) return true;
    await this.makeDue(refused);
    return false;
  }

  /** Hands over again those that the queue does not have any more; false when it is away. */
  async handOverLost(deliveries: readonly DeliveryRound[]): Promise<boolean> {
    const lost = await this.emailQueue.lostOf(deliveries);
    if (lost === null) {
      await this.makeDue(deliveries.map(({ id }) => id));
      return false;
    }
    if (lost.length === 0) return true;
    const found = await this.dataSource.manager.find(EmailDelivery, {
      select: { id: true, job: true },
      // What has ended meanwhile is not handed over again.
      where: { id: In(lost.map(({ id }) => id)), status: In(['queued', 'willRetry']) },
    });
    return this.handOver(found.flatMap(({ job }) => job ?? []));
  }

  private async makeDue(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('UPDATE email_deliveries SET next_check_at = now() WHERE id = ANY($1)', [
      ids,
    ]);
  }
}
