import type { ComposedEmail } from '../composed-email.js';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { logThrottle } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { readContactSettings } from '../../contact-settings/read-contact-settings.js';
import { ComposeDelivery } from '../plan/compose-delivery.js';
import { hasNoRecipient } from '../../email-variables/email-content.js';
import { EmailDelivery, type DeliveryRound } from '../email-delivery.entity.js';
import { checkAfterSeconds, settingsGraceSeconds } from '../queue/next-check.js';

/** Number of deliveries claimed in one transaction. */
const batchSize = 100;

export interface DueDeliveries {
  /** Emails that waited for settings and were just composed. */
  composed: ComposedEmail[];
  /** Deliveries that were enqueued and have had no attempt for a while. */
  withoutRecentAttempt: DeliveryRound[];
  /** True if no more deliveries are due. */
  isLast: boolean;
}

/** Claims due deliveries and postpones their next check. */
@Injectable()
export class ClaimDueDeliveries {
  private readonly logger = new Logger(ClaimDueDeliveries.name);
  private readonly isNewFailure = logThrottle(hourMs);

  constructor(
    private readonly dataSource: DataSource,
    private readonly composeDelivery: ComposeDelivery,
  ) {}

  claim(): Promise<DueDeliveries> {
    return this.dataSource.transaction(async (manager) => {
      const due = await claim(manager);
      const waiting = due.filter(({ status }) => status === 'waiting').map(({ id }) => id);
      return {
        composed: waiting.length > 0 ? await this.compose(manager, waiting) : [],
        withoutRecentAttempt: due.filter(({ status }) => status !== 'waiting'),
        isLast: due.length < batchSize,
      };
    });
  }

  private async compose(manager: EntityManager, ids: string[]): Promise<ComposedEmail[]> {
    const settings = await readContactSettings(manager);
    const jobs: ComposedEmail[] = [];
    // In one order of templates, which two replicas may both have to store.
    const order = { templateName: 'ASC', language: 'ASC' } as const;
    for (const delivery of await manager.find(EmailDelivery, { where: { id: In(ids) }, order })) {
      try {
        // A savepoint, so that one email that can't be composed does not block the others.
        const job = await manager.transaction((nested) => this.composeOne(nested, delivery, settings));
        if (job) jobs.push(job);
      } catch (error) {
        if (!this.isNewFailure(delivery.id)) continue;
        this.logger.error({ event: 'email not composed', deliveryId: delivery.id }, error);
      }
    }
    return jobs;
  }

  private async composeOne(
    manager: EntityManager,
    delivery: EmailDelivery,
    settings: ContactSettingsResponse | null | undefined,
  ): Promise<ComposedEmail | null> {
    // A replica of the previous release plans emails even for customers without an address.
    if (hasNoRecipient(delivery.content, delivery.recipientRole)) {
      await manager.remove(delivery);
      return null;
    }
    if (settings === undefined && !isPastGrace(delivery)) return null;
    const job = await this.composeDelivery.compose(manager, delivery, settings ?? null);
    if (!job) return null;
    await manager.query(
      `UPDATE email_deliveries SET status = 'queued', job = $2, recipient = $3, updated_at = now(),
         next_check_at = now() + make_interval(secs => $4) WHERE id = $1`,
      [delivery.id, JSON.stringify(job), job.to, checkAfterSeconds.queued],
    );
    return job;
  }
}

/** Locks due rows that no other replica has locked, and postpones their next check. */
function claim(manager: EntityManager): Promise<Pick<EmailDelivery, 'id' | 'round' | 'status'>[]> {
  return manager.query(
    `WITH due AS (
       SELECT id FROM email_deliveries
       WHERE status IN ('waiting', 'queued', 'willRetry') AND next_check_at <= now()
       ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE email_deliveries SET next_check_at = now() + make_interval(secs =>
         CASE status WHEN 'waiting' THEN $2::float8 WHEN 'queued' THEN $3::float8 ELSE $4::float8 END)
       WHERE id IN (SELECT id FROM due) RETURNING id, round, status)
     SELECT id, round, status FROM taken`,
    [batchSize, checkAfterSeconds.waiting, checkAfterSeconds.queued, checkAfterSeconds.willRetry],
  );
}

function isPastGrace({ createdAt }: EmailDelivery): boolean {
  return Date.now() - createdAt.getTime() >= settingsGraceSeconds * 1_000;
}
