import type { EmailJob } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailQueue } from './email-queue.js';

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
    await this.dataSource.query('UPDATE email_deliveries SET next_check_at = now() WHERE id = ANY($1)', [
      refused,
    ]);
    return false;
  }
}
