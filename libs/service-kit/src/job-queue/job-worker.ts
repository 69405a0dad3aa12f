import { Logger } from '@nestjs/common';
import { Worker, type IQueueBackend, type Job, type JobProgress, type WorkerOptions } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';
import { traceJob } from './trace-jobs.js';
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
      (job) => this.noteInHand(traceJob(job, () => work(job))),
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

  /** How the queue stands, for all workers together; waits for a store that is away. */
  async figures(): Promise<JobQueueFigures> {
    const store = this.worker.getBackend();
    const counts = await store.getCounts(['waiting', 'active', 'delayed', 'failed']);
    const [waiting = 0, active = 0, delayed = 0, failed = 0] = counts;
    return { waiting, active, delayed, failed, oldestWaitingSeconds: await this.oldestWaiting() };
  }

  private async oldestWaiting(): Promise<number> {
    const store = this.worker.getBackend();
    const [[id] = []] = await store.getRanges(['waiting'], 0, 0, true);
    const job = id === undefined ? undefined : await store.getJobData(id);
    if (!job) return 0;
    return Math.max(0, Date.now() - Math.max(job.timestamp, job.processedOn ?? 0)) / 1_000;
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

export interface JobQueueFigures {
  readonly waiting: number;
  readonly active: number;
  /** That wait for their next attempt. */
  readonly delayed: number;
  /** That were given up and are kept to be looked at. */
  readonly failed: number;
  /** Since the oldest of those that wait was added, or tried before; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
}

export type JobWorkerOptions = Pick<WorkerOptions, 'concurrency' | 'limiter' | 'settings'>;
