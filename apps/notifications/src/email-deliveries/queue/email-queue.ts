import type { EmailQueueResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { emailJobId, emailQueueName, type EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { jobQueueBackend, JobProducer } from '@chauffeur/service-kit/job-queue';
import { continueTrace } from '@chauffeur/tracing';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import type { ComposedEmail } from '../composed-email.js';
import type { DeliveryRound } from '../email-delivery.entity.js';

/** The worker decides how often and how long an email is attempted; the queue itself never gives up. */
const jobOptions = {
  attempts: 1_000_000,
  backoff: { type: 'email' },
  removeOnComplete: true,
  // Retained for operators only: the delivery log is the source of truth.
  removeOnFail: { age: 7 * 24 * 3_600, count: 5_000 },
  stackTraceLimit: 5,
};

/** Enqueues jobs for the worker. The sweep enqueues later the jobs that can't be enqueued now. */
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

  /**
   * Adds the jobs that the queue does not have. Returns the ids of deliveries not added while it is unavailable.
   * @param areNew the queue can't have the jobs yet
   */
  async enqueue(jobs: readonly ComposedEmail[], areNew: boolean): Promise<string[]> {
    for (const [index, job] of jobs.entries()) {
      try {
        // The trace of the planning request, also when the sweep enqueues.
        await continueTrace(job.traceparent, () =>
          this.producer?.add(job.templateName, emailJobId(job), jobOf(job), {
            delay: delayOf(job),
            isNew: areNew,
          }),
        );
      } catch (error) {
        this.logger.warn(`email ${job.deliveryId} not enqueued; the sweep enqueues it`, error);
        // An error of this job alone must not delay the others; if the queue is unavailable, all wait.
        if (await this.isReachable()) continue;
        return jobs.slice(index).map(({ deliveryId }) => deliveryId);
      }
    }
    return [];
  }

  /** Adds a job, or starts its next attempt at once. Throws if the queue is unavailable. */
  async enqueueNow(job: ComposedEmail): Promise<void> {
    await this.producer?.addNow(job.templateName, emailJobId(job), jobOf(job));
  }

  /** Returns the deliveries that have no live job in the queue; null if the queue is unavailable. */
  async missingJobs(deliveries: readonly DeliveryRound[]): Promise<DeliveryRound[] | null> {
    const ids = new Map(
      deliveries.map((delivery) => [emailJobId({ ...delivery, deliveryId: delivery.id }), delivery]),
    );
    try {
      const missing = (await this.producer?.missing([...ids.keys()])) ?? [];
      return missing.flatMap((id) => ids.get(id) ?? []);
    } catch (error) {
      this.logger.warn('the email queue could not be compared with the delivery log', error);
      return null;
    }
  }

  /** Returns the number of jobs by state; null if the queue is unavailable. */
  async counts(): Promise<EmailQueueResponse['jobs']> {
    return (await this.producer?.counts().catch(() => null)) ?? null;
  }

  /** Returns whether the queue responds. Never throws. */
  async isReachable(): Promise<boolean> {
    return (await this.counts()) !== null;
  }

  /** Returns whether the queue has lost all jobs. Throws if it is unavailable. */
  async hasLostJobs(): Promise<boolean> {
    return (await this.producer?.hasLostJobs()) ?? false;
  }

  /** Marks the queue as complete, until it loses all jobs. Throws if it is unavailable. */
  async setSentinel(): Promise<void> {
    await this.producer?.setSentinel();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.producer?.close();
  }
}

function jobOf({ deliveryId, round }: ComposedEmail): EmailJob {
  return { deliveryId, round };
}

/** Returns the milliseconds until the email may be sent; 0 if it may be sent now. */
function delayOf({ notBefore }: ComposedEmail): number {
  // Emails that the previous version planned have no `notBefore`.
  const delay = Date.parse(notBefore ?? '') - Date.now();
  return delay > 0 ? delay : 0;
}
