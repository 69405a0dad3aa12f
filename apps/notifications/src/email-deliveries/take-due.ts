import type { EmailJob } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { ComposeDelivery } from './compose-delivery.js';
import { EmailDelivery } from './email-delivery.entity.js';
import { checkAfterSeconds, settingsGraceSeconds } from './next-check.js';

/** Mails looked at in one transaction. */
const batchSize = 100;

/** Names a job, without what is in it. */
export type DeliveryRound = Pick<EmailDelivery, 'id' | 'round'>;

export interface DueDeliveries {
  /** Mails that waited for settings and were composed just now. */
  composed: EmailJob[];
  /** Mails that were handed over before, and nobody has been heard of since. */
  unheardOf: DeliveryRound[];
  /** True where no others are due. */
  isLast: boolean;
}

/** Takes deliveries whose time to be looked at has come, and puts their next time off. */
@Injectable()
export class TakeDue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly composeDelivery: ComposeDelivery,
  ) {}

  take(): Promise<DueDeliveries> {
    return this.dataSource.transaction(async (manager) => {
      const due = await claim(manager);
      const waiting = due.filter(({ status }) => status === 'waiting').map(({ id }) => id);
      return {
        composed: waiting.length > 0 ? await this.compose(manager, waiting) : [],
        unheardOf: due.filter(({ status }) => status !== 'waiting'),
        isLast: due.length < batchSize,
      };
    });
  }

  private async compose(manager: EntityManager, ids: string[]): Promise<EmailJob[]> {
    const settings = await readContactSettings(manager);
    const jobs: EmailJob[] = [];
    for (const delivery of await manager.findBy(EmailDelivery, { id: In(ids) })) {
      if (settings === undefined && !hasWaitedEnough(delivery)) continue;
      const job = await this.composeDelivery.compose(manager, delivery, settings ?? null);
      if (!job) continue;
      await manager.query(
        `UPDATE email_deliveries SET status = 'queued', job = $2, recipient = $3, updated_at = now(),
           next_check_at = now() + make_interval(secs => $4) WHERE id = $1`,
        [delivery.id, JSON.stringify(job), job.to, checkAfterSeconds.queued],
      );
      jobs.push(job);
    }
    return jobs;
  }
}

/** Takes due rows that no other replica holds, and puts their next check off. */
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

function hasWaitedEnough({ createdAt }: EmailDelivery): boolean {
  return Date.now() - createdAt.getTime() >= settingsGraceSeconds * 1_000;
}
