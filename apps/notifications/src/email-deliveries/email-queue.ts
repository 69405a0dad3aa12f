import { emailQueueName, type EmailJob } from '@chauffeur/contracts';
import { jobQueueBackend, JobProducer } from '@chauffeur/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** The worker decides how often and how long a mail is tried; the queue itself never gives up. */
const jobOptions = {
  attempts: 1_000_000,
  backoff: { type: 'email' },
  removeOnComplete: true,
  // The delivery log is the truth; these are for operators to look at.
  removeOnFail: { age: 7 * 24 * 3_600, count: 5_000 },
  stackTraceLimit: 5,
};

/** Hands mails to the worker. What can't be handed over now is left to the sweeper. */
@Injectable()
export class EmailQueue implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(EmailQueue.name);
  private producer: JobProducer<EmailJob> | undefined;

  constructor(@Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment) {}

  async onModuleInit(): Promise<void> {
    this.producer = await JobProducer.open<EmailJob>(
      jobQueueBackend(this.environment),
      emailQueueName,
      jobOptions,
    );
  }

  /** Adds the jobs that the queue does not have; a queue that is away is logged, not thrown. */
  async enqueue(jobs: readonly EmailJob[]): Promise<void> {
    for (const job of jobs) {
      try {
        await this.producer?.add(job.templateName, job.deliveryId, job);
      } catch (error) {
        this.logger.warn(error);
        // The others would meet the same closed door, each after its own time limit.
        return;
      }
    }
  }

  async isReachable(): Promise<boolean> {
    return (await this.producer?.isReachable()) ?? false;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.producer?.close();
  }
}
