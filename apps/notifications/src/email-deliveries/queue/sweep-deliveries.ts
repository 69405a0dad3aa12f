import { outsideTrace } from '@chauffeur/tracing';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import { EmailQueue } from './email-queue.js';
import { EnqueueDeliveries } from './enqueue-deliveries.js';
import { ClaimDueDeliveries } from './claim-due-deliveries.js';

/**
 * Composes deliveries that waited for settings, and re-enqueues those with no recent attempt whose job the queue has
 * lost. A queue that has lost everything gets every unsent email at once. Each replica claims other rows.
 */
@Injectable()
export class SweepDeliveries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SweepDeliveries.name);
  private timer: NodeJS.Timeout | undefined;
  private inFlight: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly claimDueDeliveries: ClaimDueDeliveries,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.soon(), this.environment.EMAIL_SWEEP_SECONDS * 1_000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.inFlight;
  }

  /** Starts a sweep after the one in flight. */
  soon(): void {
    this.inFlight = this.inFlight.then(async () => {
      try {
        // Each email continues the trace of what it is about, not of what triggered the sweep.
        await outsideTrace(() => this.sweep());
      } catch (error) {
        this.logger.error(error);
      }
    });
  }

  private async sweep(): Promise<void> {
    // Nothing is claimed while the queue is unavailable.
    if (!(await this.emailQueue.isReachable())) return;
    if (await this.emailQueue.hasLostJobs()) await this.refill();
    while (!this.isStopping && (await this.emailQueue.isReachable())) {
      const { composed, withoutRecentAttempt, isLast } = await this.claimDueDeliveries.claim();
      const isDone =
        (await this.enqueueDeliveries.enqueue(composed)) &&
        (await this.enqueueDeliveries.requeueLost(withoutRecentAttempt));
      if (!isDone || isLast) return;
    }
  }

  /** Makes every unsent email due. The sentinel comes last: after a crash before it the next sweep repeats this. */
  private async refill(): Promise<void> {
    const unsent: [unknown[], number] = await this.dataSource.query(
      `UPDATE email_deliveries SET next_check_at = now()
       WHERE status IN ('queued', 'willRetry') AND next_check_at > now()`,
    );
    await this.emailQueue.setSentinel();
    this.logger.warn({ event: 'email queue is empty or new', requeued: unsent[1] });
  }
}
