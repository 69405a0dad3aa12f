import { minuteMs } from '@chauffeur/contracts/time/durations';
import { InFlightMessages, settlesWithin } from '@chauffeur/messaging';
import { Logger } from '@nestjs/common';
import { Worker, type IQueueBackend, type Job, type JobProgress, type WorkerOptions } from 'bullmq';
import { warnOnceAMinute } from '../logging/warn-once-a-minute.js';
import type { JobQueueBackend } from './job-queue-backend.js';
import { traceJob } from './trace-jobs.js';

/** Timeouts of `close` in milliseconds: for jobs in flight, then for the store. A stopping service has 20 s, 3 of them for its start. */
const limits = { jobs: 12_000, store: 3_000 };

const workerOptions = {
  connection: {},
  autorun: false,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  // High, so that restarts of workers lose no job: only a job that crashes every worker is given up.
  maxStalledCount: 50,
  runRetryDelay: 2_000,
};

type QueueWorker<Data> = Worker<Data, void, string, IQueueBackend, JobProgress, unknown>;

const logger = new Logger('JobWorker');

/** Processes the jobs of a queue. If a worker crashes, another one claims its jobs within about 15 seconds. */
export class JobWorker<Data> {
  private constructor(
    private readonly backend: JobQueueBackend,
    private readonly worker: QueueWorker<Data>,
    private readonly inFlight: InFlightMessages,
  ) {}

  /** Prepares the store and starts to process jobs. Waits for a database; Redis may still be unavailable. */
  static async start<Data>(
    backend: JobQueueBackend,
    queueName: string,
    work: (job: Job<Data, void>) => Promise<void>,
    options: JobWorkerOptions,
  ): Promise<JobWorker<Data>> {
    const inFlight = new InFlightMessages();
    const worker = await backend.open('worker', (factory) => {
      const opened: QueueWorker<Data> = new Worker(
        queueName,
        (job) => inFlight.add(traceJob(job, () => work(job))),
        { ...options, ...workerOptions },
        factory,
      );
      // Same as in JobProducer: errors while closing are expected.
      const warn = warnOnceAMinute(logger, 'an error of the job queue');
      opened.on('error', (error) => opened.closing ?? warn(error));
      return opened.on('stalled', (jobId) => logger.warn({ event: 'job taken up again', jobId }));
    });
    worker.run().catch((error: unknown) => logger.error('the job worker ended', error));
    removeLimitsOfFuture(worker);
    return new JobWorker(backend, worker, inFlight);
  }

  /** Whether the worker runs and its store responds; waits while the store is unavailable. */
  async isReady(): Promise<boolean> {
    if (!this.worker.isRunning()) return false;
    await this.worker.getBackend().getCounts(['waiting']);
    return true;
  }

  /** Reads the stats of the queue, over all workers; waits while the store is unavailable. */
  async stats(): Promise<JobQueueStats> {
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

  /** Stops claiming jobs and waits some seconds for those in flight; another worker claims the rest. */
  async close(): Promise<void> {
    this.backend.release();
    const closed = this.worker.close();
    if (!(await this.inFlight.drainWithin(limits.jobs))) return logger.warn('stopped with jobs in flight');
    if (!(await settlesWithin(limits.store, closed))) logger.warn('stopped before the job queue was closed');
  }
}

/** Removes, each minute, a rate limit that a clock ahead of this one has written: until that time no job would start. */
function removeLimitsOfFuture<Data>(worker: QueueWorker<Data>): void {
  const timer = setTimeout(() => {
    if (worker.closing) return;
    // While the store is unavailable, the request waits for it.
    void removeLimitOfFuture(worker.getBackend())
      .catch((error: Error) => worker.emit('error', error))
      .finally(() => worker.closing ?? timer.refresh());
  }, minuteMs).unref();
}

async function removeLimitOfFuture(store: IQueueBackend): Promise<void> {
  if ((await store.getRateLimitTtl()) > minuteMs) await store.removeRateLimitKey();
}

export interface JobQueueStats {
  readonly waiting: number;
  readonly active: number;
  /** Jobs that wait for their next attempt. */
  readonly delayed: number;
  /** Jobs that were given up and are retained for operators. */
  readonly failed: number;
  /** Seconds since the oldest waiting job was added or last attempted; 0 if none waits. */
  readonly oldestWaitingSeconds: number;
}

/** The duration of `limiter` is at most a minute: longer limits are taken for those of a wrong clock. */
type JobWorkerOptions = Pick<WorkerOptions, 'concurrency' | 'limiter' | 'settings'>;
