import { Logger } from '@nestjs/common';
import { Worker, type IQueueBackend, type Job, type JobProgress, type WorkerOptions } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';
import { withinTime } from './within-time.js';

/** How long `close` waits, in milliseconds: for the jobs in hand, then for the store; a stopping service has 20 s. */
const limits = { inHand: 14_000, store: 3_000 };

/**
 * Works on the jobs of a queue. One that dies holds its jobs no longer than about 15 seconds; then another worker
 * takes them up.
 */
export class JobWorker<Data> {
  private readonly logger = new Logger(JobWorker.name);
  private readonly inHand = new Set<Promise<void>>();
  private readonly worker: Worker<Data, void, string, IQueueBackend, JobProgress, unknown>;

  private constructor(
    private readonly backend: JobQueueBackend,
    queueName: string,
    work: (job: Job<Data, void>) => Promise<void>,
    options: JobWorkerOptions,
  ) {
    this.worker = new Worker(
      queueName,
      (job) => this.noteInHand(work(job)),
      {
        ...options,
        connection: {},
        autorun: false,
        lockDuration: 10_000,
        stalledInterval: 5_000,
        // Nobody's restarts lose a job: only one that takes every worker down with it is given up.
        maxStalledCount: 50,
        runRetryDelay: 2_000,
      },
      backend.workerFactory,
    );
    this.worker.on('error', (error) => this.logger.warn(error));
    this.worker.on('stalled', (jobId) => this.logger.warn({ event: 'job taken up again', jobId }));
  }

  /** Prepares the store and begins to work; Redis may still be away, a database is waited for. */
  static async start<Data>(
    backend: JobQueueBackend,
    queueName: string,
    work: (job: Job<Data, void>) => Promise<void>,
    options: JobWorkerOptions,
  ): Promise<JobWorker<Data>> {
    await backend.prepare();
    const started = new JobWorker<Data>(backend, queueName, work, options);
    started.worker.run().catch((error: unknown) => started.logger.error(error));
    return started;
  }

  /** True while jobs are taken from a store that answers; waits for one that is away. */
  async isReady(): Promise<boolean> {
    if (!this.worker.isRunning()) return false;
    await this.worker.getBackend().getCounts(['waiting']);
    return true;
  }

  /** Takes no more jobs and finishes those in hand, for some seconds; what is left another worker takes up. */
  async close(): Promise<void> {
    this.backend.release();
    const closed = this.worker.close();
    try {
      await withinTime(Promise.allSettled(this.inHand), limits.inHand, 'finishing the jobs in hand');
      await withinTime(closed, limits.store, 'closing the job queue');
    } catch (error) {
      this.logger.warn(error);
    }
  }

  private noteInHand(job: Promise<void>): Promise<void> {
    const noted = job.finally(() => this.inHand.delete(noted));
    this.inHand.add(noted);
    return noted;
  }
}

export type JobWorkerOptions = Pick<WorkerOptions, 'concurrency' | 'limiter' | 'settings'>;
