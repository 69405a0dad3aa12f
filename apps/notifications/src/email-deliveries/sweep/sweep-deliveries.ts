import { RecurringTask } from '@chauffeur/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import { EmailQueue } from '../queue/email-queue.js';
import { EnqueueDeliveries } from '../queue/enqueue-deliveries.js';
import { ClaimDueDeliveries } from './claim-due-deliveries.js';

/**
 * Composes deliveries that waited for settings, and re-enqueues deliveries without a recent attempt whose job the queue
 * has lost. If the queue has lost everything, re-enqueues all unsent emails at once. Replicas claim different rows.
 */
@Injectable()
export class SweepDeliveries extends RecurringTask {
  private readonly log = new Logger(SweepDeliveries.name);
  protected readonly intervalMs: number;

  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly claimDueDeliveries: ClaimDueDeliveries,
  ) {
    super();
    this.intervalMs = environment.EMAIL_SWEEP_SECONDS * 1_000;
  }

  protected async run(): Promise<void> {
    // Nothing is claimed while the queue is unavailable.
    if (!(await this.emailQueue.isReachable())) return;
    if (await this.emailQueue.hasLostJobs()) await this.refill();
    while (!this.ending.aborted && (await this.emailQueue.isReachable())) {
      const { composed, withoutRecentAttempt, isLast } = await this.claimDueDeliveries.claim();
      const isDone =
        (await this.enqueueDeliveries.enqueue(composed)) &&
        (await this.enqueueDeliveries.requeueLost(withoutRecentAttempt));
      if (!isDone || isLast) return;
    }
  }

  /** Makes every unsent email due. The sentinel is set last, so that the next sweep repeats this after a crash. */
  private async refill(): Promise<void> {
    const unsent: [unknown[], number] = await this.dataSource.query(
      `UPDATE email_deliveries SET next_check_at = now()
       WHERE status IN ('queued', 'willRetry') AND next_check_at > now()`,
    );
    await this.emailQueue.setSentinel();
    // Without unsent emails, as on a new installation, nothing was lost.
    const level = unsent[1] > 0 ? 'warn' : 'log';
    this.log[level]({ event: 'email queue is empty or new', requeued: unsent[1] });
  }
}
