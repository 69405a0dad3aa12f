import { emailJob, emailQueueName, type EmailJob } from '@chauffeur/contracts';
import { runWithCorrelation } from '@chauffeur/messaging';
import { jobQueueBackend, JobWorker, type JobQueueFigures } from '@chauffeur/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { EMAIL_WORKER_ENVIRONMENT, type EmailWorkerEnvironment } from '../environment.js';
import { AttemptDelivery } from './attempt-delivery.js';
import { retryDelay } from './retry-schedule.js';

/** Takes email jobs from the queue and tells the queue whether to bring them again. */
@Injectable()
export class EmailJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailJobs.name);
  private worker: JobWorker<EmailJob> | undefined;

  constructor(
    @Inject(EMAIL_WORKER_ENVIRONMENT) private readonly environment: EmailWorkerEnvironment,
    private readonly attemptDelivery: AttemptDelivery,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { EMAIL_CONCURRENCY, EMAIL_RATE_PER_SECOND, EMAIL_FIRST_RETRY_SECONDS } = this.environment;
    this.worker = await JobWorker.start<EmailJob>(
      jobQueueBackend(this.environment),
      emailQueueName,
      (job) => this.work(job),
      {
        concurrency: EMAIL_CONCURRENCY,
        limiter: { max: EMAIL_RATE_PER_SECOND, duration: 1_000 },
        settings: {
          backoffStrategy: (attemptsMade) => retryDelay(attemptsMade, EMAIL_FIRST_RETRY_SECONDS * 1_000),
        },
      },
    );
  }

  /** Takes no more jobs and finishes the mails in hand, while events and database still work. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  /** True while jobs are taken from a queue that answers. */
  async isReady(): Promise<boolean> {
    return (await this.worker?.isReady()) ?? false;
  }

  /** How the queue stands; undefined before work has begun. */
  async figures(): Promise<JobQueueFigures | undefined> {
    return this.worker?.figures();
  }

  private async work(job: Job<EmailJob, void>): Promise<void> {
    const parsed = emailJob.safeParse(job.data);
    if (!parsed.success) {
      this.logger.error({ event: 'email job refused', jobId: job.id, issues: parsed.error.issues });
      throw new UnrecoverableError('emailJob.invalid');
    }
    await runWithCorrelation(parsed.data.correlationId, async () => {
      const { outcome, serverAnswer } = await this.attemptDelivery.attempt(parsed.data);
      if (outcome === 'failed') throw new UnrecoverableError(serverAnswer);
      if (outcome === 'willRetry') throw new Error(serverAnswer);
    });
  }
}
