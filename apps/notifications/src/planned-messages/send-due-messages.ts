import { hourMs } from '@chauffeur/contracts/time/durations';
import { CodedError, logThrottle, RecurringTask } from '@chauffeur/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';
import { EnqueueDeliveries } from '../email-deliveries/queue/enqueue-deliveries.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { Clock } from '../clock/clock.js';
import { PlannedMessage } from './planned-message.entity.js';
import { isReminder, latestReminder } from './rules/reminders.js';
import { endMessage, SendMessage } from './send-message.js';

/** Adds due messages to the delivery log, every 30 seconds by default. Replicas claim different ones. */
@Injectable()
export class SendDueMessages extends RecurringTask {
  private readonly log = new Logger(SendDueMessages.name);
  private readonly isNewFailure = logThrottle(hourMs);
  protected override readonly firstDelayMs = 0;
  protected readonly intervalMs: number;

  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
    private readonly sendMessage: SendMessage,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly clock: Clock,
  ) {
    super();
    this.intervalMs = environment.EMAIL_SWEEP_SECONDS * 3_000;
  }

  protected async run(): Promise<void> {
    const failed: string[] = [];
    while (!this.ending.aborted && (await this.sendOne(failed)));
  }

  /**
   * Returns false if no other message is due. One that can't be sent does not block others; the next run retries it.
   */
  private async sendOne(failed: string[]): Promise<boolean> {
    let message: PlannedMessage | undefined;
    try {
      const job = await this.dataSource.transaction(async (manager) => {
        message = await this.claim(manager, failed);
        return message ? this.end(manager, message) : null;
      });
      if (job) await this.enqueueDeliveries.enqueue([job]);
    } catch (error) {
      if (!message) throw error;
      failed.push(message.id);
      if (this.isNewFailure(message.id)) {
        this.log.warn({ event: 'planned message not sent', messageId: message.id });
        this.log.error(error);
      }
    }
    return message !== undefined;
  }

  private async claim(
    manager: EntityManager,
    failed: readonly string[],
  ): Promise<PlannedMessage | undefined> {
    // A message that was already due when it was planned is held too, until staff can no longer undo its cause.
    const [due] = await manager.query<{ id: string }[]>(
      `SELECT id FROM planned_messages WHERE state = 'planned' AND due_at <= $1 AND id <> ALL($2::uuid[])
          AND updated_at <= now() - make_interval(secs => $3)
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [this.clock.now(), failed, this.environment.STATUS_MAIL_DELAY_SECONDS],
    );
    return due && manager.findOneByOrFail(PlannedMessage, { id: due.id });
  }

  private async end(manager: EntityManager, message: PlannedMessage): Promise<ComposedEmail | null> {
    const isLate = isReminder(message.templateName) && this.clock.now() > latestReminder(message.dueAt);
    try {
      if (!isLate) return await this.sendMessage.send(manager, message);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      this.log.log({ event: 'planned message dropped', messageId: message.id, reason: error.code });
    }
    await endMessage(manager, message, isLate ? 'late' : 'dropped');
    return null;
  }
}
