import { emailJob, emailQueueName, type EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { logThrottle } from '@chauffeur/service-kit';
import { jobQueueBackend, JobWorker, type JobQueueStats } from '@chauffeur/service-kit/job-queue';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from '../../worker-environment.js';
import { FormerWorker } from '../attempts/former-worker.js';
import { DeliveryLocked } from '../attempts/lock-delivery.js';
import { AttemptDelivery, type AttemptResult } from './attempt-delivery.js';
import { delayAfter, WillRetry } from './retry-schedule.js';

/** Consumes email jobs, and reports to the queue whether to retry them. */
@Injectable()
export class EmailJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailJobs.name);
  private readonly isNewFailure = logThrottle(minuteMs);
  private worker: JobWorker<EmailJob> | undefined;

  constructor(
    @Inject(WORKER_ENVIRONMENT) private readonly environment: WorkerEnvironment,
    private readonly dataSource: DataSource,
    private readonly attemptDelivery: AttemptDelivery,
    private readonly formerWorker: FormerWorker,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.formerWorker.importAttemptsOfUnsent(this.dataSource.manager);
    const { EMAIL_CONCURRENCY, EMAIL_RATE_PER_SECOND, EMAIL_FIRST_RETRY_SECONDS } = this.environment;
    this.worker = await JobWorker.start<EmailJob>(
      jobQueueBackend(this.environment),
      emailQueueName,
      (job) => this.work(job),
      {
        concurrency: EMAIL_CONCURRENCY,
        limiter: { max: EMAIL_RATE_PER_SECOND, duration: 1_000 },
        settings: {
          // The queue's own counter includes failures before sending.
          backoffStrategy: (_attemptsMade, _type, error) =>
            delayAfter(error, EMAIL_FIRST_RETRY_SECONDS * 1_000),
        },
      },
    );
  }

  /** Drains the jobs in flight while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  /** Returns whether jobs are consumed from a queue that responds. */
  async isReady(): Promise<boolean> {
    return (await this.worker?.isReady()) ?? false;
  }

  /** Returns the queue's statistics; undefined before the worker has started. */
  async stats(): Promise<JobQueueStats | undefined> {
    return this.worker?.stats();
  }

  private async work(job: Job<EmailJob, void>): Promise<void> {
    const parsed = emailJob.safeParse(job.data);
    if (!parsed.success) {
      this.logger.error({ event: 'email job rejected', jobId: job.id, issues: parsed.error.issues });
      throw new UnrecoverableError('emailJob.invalid');
    }
    // Every other outcome completes the job; the delivery log has it.
    const { outcome, serverAnswer, attemptsOfRound } = await this.attempt(parsed.data);
    if (outcome === 'willRetry') throw new WillRetry(serverAnswer, attemptsOfRound);
  }

  /** Logs failures before sending, such as an outage of the database: the delivery log does not have them. */
  private async attempt(job: EmailJob): Promise<AttemptResult> {
    try {
      return await this.attemptDelivery.attempt(job);
    } catch (error) {
      const isLogged = !(error instanceof DeliveryLocked) && this.isNewFailure(String(error));
      if (isLogged) this.logger.warn(`email ${job.deliveryId} not attempted; tried again later`, error);
      throw error;
    }
  }
}
