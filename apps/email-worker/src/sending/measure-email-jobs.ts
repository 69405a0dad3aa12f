import { Metrics, type MetricDefinition } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailJobs } from './email-jobs.js';

const jobs: MetricDefinition = {
  name: 'email_queue_jobs',
  help: 'Email jobs that wait, are worked on, wait for their next attempt, and were given up',
  labels: ['state'],
};
const oldest: MetricDefinition = {
  name: 'email_queue_oldest_job_seconds',
  help: 'Since the oldest job that waits for a worker was added or tried before, 0 when none waits',
  labels: [],
};

/** Shows how the queue of mails stands; every replica tells the same of it. */
@Injectable()
export class MeasureEmailJobs implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly emailJobs: EmailJobs,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges([jobs, oldest], async () => {
      const figures = await this.emailJobs.figures();
      if (!figures) return [];
      const { oldestWaitingSeconds, ...counts } = figures;
      return [
        ...Object.entries(counts).map(([state, value]) => ({ name: jobs.name, labels: { state }, value })),
        { name: oldest.name, labels: {}, value: oldestWaitingSeconds },
      ];
    });
  }
}
