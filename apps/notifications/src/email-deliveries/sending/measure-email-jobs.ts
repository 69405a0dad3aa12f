import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailJobs } from './email-jobs.js';

const gauges = {
  email_queue_jobs: [
    'Email jobs by state: waiting, active, delayed until their next attempt, failed',
    'state',
  ],
  email_queue_oldest_job_seconds: [
    'Age of the oldest waiting job since it was added or last attempted, 0 when none waits',
  ],
} as const;

/** Exports metrics of the email queue. Every replica reports the same. */
@Injectable()
export class MeasureEmailJobs implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly emailJobs: EmailJobs,
  ) {}

  onModuleInit(): void {
    scrapedGauges(this.registry, gauges, async () => {
      const stats = await this.emailJobs.stats();
      if (!stats) return {};
      const { oldestWaitingSeconds, ...counts } = stats;
      return { email_queue_jobs: counts, email_queue_oldest_job_seconds: oldestWaitingSeconds };
    });
  }
}
