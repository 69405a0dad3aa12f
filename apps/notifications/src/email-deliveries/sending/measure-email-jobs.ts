import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailJobs } from './email-jobs.js';

const jobs = {
  name: 'email_queue_jobs',
  help: 'Email jobs by state: waiting, active, delayed until their next attempt, failed',
  labelNames: ['state'],
};
const oldest = {
  name: 'email_queue_oldest_job_seconds',
  help: 'Age of the oldest waiting job since it was added or last attempted, 0 when none waits',
};

/** Exports metrics of the email queue. Every replica reports the same. */
@Injectable()
export class MeasureEmailJobs implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly emailJobs: EmailJobs,
  ) {}

  onModuleInit(): void {
    scrapedGauges(this.registry, [jobs, oldest], async () => {
      const stats = await this.emailJobs.stats();
      if (!stats) return [];
      const { oldestWaitingSeconds, ...counts } = stats;
      return [
        ...Object.entries(counts).map(([state, value]) => ({ ...jobs, labels: { state }, value })),
        { ...oldest, value: oldestWaitingSeconds },
      ];
    });
  }
}
