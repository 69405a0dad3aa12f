import type { EmailJob } from '@chauffeur/contracts';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { ComposeDelivery } from './compose-delivery.js';
import { EmailDelivery } from './email-delivery.entity.js';
import { EmailQueue } from './email-queue.js';
import { HandOver } from './hand-over.js';
import { checkAfterSeconds, settingsGraceSeconds } from './next-check.js';

/** Mails looked at in one transaction. */
const batchSize = 100;

/**
 * Looks after mails that nobody has been heard of: composes those that waited for settings, and hands the others to the
 * queue again, which ignores what it still has. A queue that lost everything gets all of them at once. Of several
 * replicas each takes other rows.
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
    private readonly composeDelivery: ComposeDelivery,
    private readonly emailQueue: EmailQueue,
    private readonly handOver: HandOver,
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
      const { looked, jobs } = await this.dataSource.transaction((manager) => this.takeBatch(manager));
      const isHandedOver = await this.handOver.handOver(jobs);
      if (!isHandedOver || looked < batchSize) return;
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

  private async takeBatch(manager: EntityManager): Promise<{ looked: number; jobs: EmailJob[] }> {
    const ids = await claim(manager);
    if (ids.length === 0) return { looked: 0, jobs: [] };
    const deliveries = await manager.findBy(EmailDelivery, { id: In(ids) });
    const settings = await readContactSettings(manager);
    const jobs: EmailJob[] = [];
    for (const delivery of deliveries) {
      if (delivery.status !== 'waiting') {
        if (delivery.job) jobs.push(delivery.job);
      } else if (settings !== undefined || hasWaitedEnough(delivery)) {
        const job = await this.composeDelivery.compose(manager, delivery, settings ?? null);
        if (!job) continue;
        await manager.query(
          `UPDATE email_deliveries SET status = 'queued', job = $2, recipient = $3, updated_at = now(),
             next_check_at = now() + make_interval(secs => $4) WHERE id = $1`,
          [delivery.id, JSON.stringify(job), job.to, checkAfterSeconds.queued],
        );
        jobs.push(job);
      }
    }
    return { looked: ids.length, jobs };
  }
}

/** Takes due rows that no other replica holds, and puts their next check off. */
async function claim(manager: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `WITH due AS (
       SELECT id FROM email_deliveries
       WHERE status IN ('waiting', 'queued', 'willRetry') AND next_check_at <= now()
       ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE email_deliveries SET next_check_at = now() + make_interval(secs =>
         CASE status WHEN 'waiting' THEN $2::float8 WHEN 'queued' THEN $3::float8 ELSE $4::float8 END)
       WHERE id IN (SELECT id FROM due) RETURNING id)
     SELECT id FROM taken`,
    [batchSize, checkAfterSeconds.waiting, checkAfterSeconds.queued, checkAfterSeconds.willRetry],
  );
  return rows.map(({ id }) => id);
}

function hasWaitedEnough({ createdAt }: EmailDelivery): boolean {
  return Date.now() - createdAt.getTime() >= settingsGraceSeconds * 1_000;
}
