import type { ComposedEmail } from '../composed-email.js';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EmailDelivery, type DeliveryRound } from '../email-delivery.entity.js';
import { EmailQueue } from './email-queue.js';

/** Enqueues composed emails. Those that can't be enqueued now are due as soon as the queue responds. */
@Injectable()
export class EnqueueDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
  ) {}

  /**
   * Returns false if the queue is unavailable.
   * @param areNew the deliveries were just planned, or just began a new round
   */
  async enqueue(jobs: readonly ComposedEmail[], areNew = true): Promise<boolean> {
    const notEnqueued = await this.emailQueue.enqueue(jobs, areNew);
    if (notEnqueued.length === 0) return true;
    await this.scheduleNow(notEnqueued);
    return false;
  }

  /** Re-enqueues the jobs that the queue has lost. Returns false if it is unavailable. */
  async requeueLost(deliveries: readonly DeliveryRound[]): Promise<boolean> {
    const lost = await this.emailQueue.missingJobs(deliveries);
    if (lost === null) {
      await this.scheduleNow(deliveries.map(({ id }) => id));
      return false;
    }
    if (lost.length === 0) return true;
    const found = await this.dataSource.manager.find(EmailDelivery, {
      select: { id: true, job: true },
      // Deliveries that have ended meanwhile are not enqueued again.
      where: { id: In(lost.map(({ id }) => id)), status: In(['queued', 'willRetry']) },
    });
    return this.enqueue(
      found.flatMap(({ job }) => job ?? []),
      false,
    );
  }

  private async scheduleNow(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('UPDATE email_deliveries SET next_check_at = now() WHERE id = ANY($1)', [
      ids,
    ]);
  }
}
