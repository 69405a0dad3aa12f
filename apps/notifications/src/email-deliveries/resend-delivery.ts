import type { EmailDeliveryResponse, EmailJob, ResendEmailRequest } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { ComposeDelivery } from './compose-delivery.js';
import { EmailDelivery } from './email-delivery.entity.js';
import { EmailQueue } from './email-queue.js';
import { HandOver } from './hand-over.js';
import { checkAfterSeconds, checkTime } from './next-check.js';
import { ReadDeliveries } from './read-deliveries.js';

/** Sends a mail once more for staff: at once what waits for its next attempt, in a new round what had ended. */
@Injectable()
export class ResendDelivery {
  private readonly logger = new Logger(ResendDelivery.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly composeDelivery: ComposeDelivery,
    private readonly emailQueue: EmailQueue,
    private readonly handOver: HandOver,
    private readonly readDeliveries: ReadDeliveries,
  ) {}

  /** Answers the delivery as it is then. Throws CodedError `emailDelivery.notFound`. */
  async resend(id: string, { afterAttempt }: ResendEmailRequest): Promise<EmailDeliveryResponse> {
    const { job, isNewRound } = await this.dataSource.transaction((manager) =>
      this.begin(manager, id, afterAttempt),
    );
    if (job && isNewRound) await this.handOver.handOver([job]);
    else if (job) {
      // A queue that is away keeps its own time; the sweeper sees to the mail.
      await this.emailQueue.enqueueNow(job).catch((error: unknown) => this.logger.warn(error));
    }
    return this.readDeliveries.read(id);
  }

  private async begin(manager: EntityManager, id: string, afterAttempt: number) {
    const lock = { mode: 'pessimistic_write' } as const;
    const delivery = await manager.findOne(EmailDelivery, { where: { id }, lock });
    if (!delivery) throw new CodedError('emailDelivery.notFound');
    const { status } = delivery;
    const isSeenAsItIs = delivery.attempts === afterAttempt;
    if (!isSeenAsItIs || !delivery.job || status === 'waiting' || status === 'queued') {
      return { job: null, isNewRound: false };
    }
    if (status === 'willRetry') return { job: delivery.job, isNewRound: false };
    delivery.round += 1;
    const job = await this.composeAgain(manager, delivery, delivery.job);
    Object.assign(delivery, {
      job,
      recipient: job.to,
      status: 'queued',
      sentAt: null,
      nextCheckAt: checkTime(checkAfterSeconds.queued),
    });
    await manager.save(delivery);
    return { job, isNewRound: true };
  }

  /** From the template as it is now, which may have been mended; an admin's test is repeated as it was. */
  private async composeAgain(
    manager: EntityManager,
    delivery: EmailDelivery,
    earlier: EmailJob,
  ): Promise<EmailJob> {
    const repeated = { ...earlier, round: delivery.round, onlyWhile: null };
    if (delivery.recipientRole === 'admin') return repeated;
    const settings = (await readContactSettings(manager)) ?? null;
    return (await this.composeDelivery.compose(manager, delivery, settings)) ?? repeated;
  }
}
