import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { EmailQueue } from './email-queue.js';
import { HandOver } from './hand-over.js';
import { TakeDue } from './take-due.js';

/**
 * Looks after mails that nobody has been heard of: composes those that waited for settings, and hands those to the queue
 * again that it has lost. A queue that lost everything gets all of them at once. Of several replicas each takes other
 * rows.
 */
@Injectable()
export class SweepDeliveries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SweepDeliveries.name);
  private timer: NodeJS.Timeout | undefined;
  private inHand: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly emailQueue: EmailQueue,
    private readonly handOver: HandOver,
    private readonly takeDue: TakeDue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.soon(), this.environment.EMAIL_SWEEP_SECONDS * 1_000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.inHand;
  }

  /** Starts a sweep behind the one in hand. */
  soon(): void {
    this.inHand = this.inHand.then(async () => {
      try {
        await this.sweep();
      } catch (error) {
        this.logger.error(error);
      }
    });
  }

  private async sweep(): Promise<void> {
    // Nothing is put off for a queue that is away.
    if (!(await this.emailQueue.isReachable())) return;
    if (await this.emailQueue.isEmptied()) await this.fillAnew();
    while (!this.isStopping && (await this.emailQueue.isReachable())) {
      const { composed, unheardOf, isLast } = await this.takeDue.take();
      const isDone =
        (await this.handOver.handOver(composed)) && (await this.handOver.handOverLost(unheardOf));
      if (!isDone || isLast) return;
    }
  }

  /** Every unsent mail is due at once. The mark comes last: a crash before it, and the next sweep does this again. */
  private async fillAnew(): Promise<void> {
    const unsent: [unknown[], number] = await this.dataSource.query(
      `UPDATE email_deliveries SET next_check_at = now()
       WHERE status IN ('queued', 'willRetry') AND next_check_at > now()`,
    );
    await this.emailQueue.markKept();
    this.logger.warn({ event: 'email queue is empty or new', handedOverAgain: unsent[1] });
  }
}
