import { emailJobId, emailQueueName, type EmailJob, type EmailQueueResponse } from '@chauffeur/contracts';
import { jobQueueBackend, JobProducer } from '@chauffeur/service-kit';
import { continueTrace } from '@chauffeur/tracing';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import type { DeliveryRound } from './take-due.js';

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

  /** Adds the jobs that the queue does not have; answers the ids of those that it could not take for being away. */
  async enqueue(jobs: readonly EmailJob[]): Promise<string[]> {
    for (const [index, job] of jobs.entries()) {
      try {
        // The sweeper hands over what somebody else once asked for.
        await continueTrace(job.traceparent, () =>
          this.producer?.add(job.templateName, emailJobId(job), job),
        );
      } catch (error) {
        this.logger.warn(error);
        // A fault of this job alone must not hold up the others; behind a closed door they all wait.
        if (await this.isReachable()) continue;
        return jobs.slice(index).map(({ deliveryId }) => deliveryId);
      }
    }
    return [];
  }

  /** Adds a job, or gives it its next attempt at once. Throws when the queue is away. */
  async enqueueNow(job: EmailJob): Promise<void> {
    await this.producer?.addNow(job.templateName, emailJobId(job), job);
  }

  /** Those of these that the queue has no live job of; null when it is away. Costs a few bytes each. */
  async lostOf(deliveries: readonly DeliveryRound[]): Promise<DeliveryRound[] | null> {
    const ids = new Map(
      deliveries.map((delivery) => [emailJobId({ ...delivery, deliveryId: delivery.id }), delivery]),
    );
    try {
      const missing = (await this.producer?.missing([...ids.keys()])) ?? [];
      return missing.flatMap((id) => ids.get(id) ?? []);
    } catch (error) {
      this.logger.warn(error);
      return null;
    }
  }

  /** How many jobs there are; null when the queue is away. */
  async counts(): Promise<EmailQueueResponse['jobs']> {
    return (await this.producer?.counts().catch(() => null)) ?? null;
  }

  /** True when the queue answers; never throws. */
  async isReachable(): Promise<boolean> {
    return (await this.producer?.isReachable().catch(() => false)) ?? false;
  }

  /** True where the queue has lost all that it had. Throws when it is away. */
  async isEmptied(): Promise<boolean> {
    return (await this.producer?.isEmptied()) ?? false;
  }

  /** From now on the queue counts as whole, until it loses all. Throws when it is away. */
  async markKept(): Promise<void> {
    await this.producer?.markKept();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.producer?.close();
  }
}
