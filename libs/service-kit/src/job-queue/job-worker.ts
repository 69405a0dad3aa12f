import { Logger } from '@nestjs/common';
import { Worker, type IQueueBackend, type Job, type JobProgress, type WorkerOptions } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';

export type JobWorker<Data> = Worker<Data, void, string, IQueueBackend, JobProgress, unknown>;

/**
 * Opens a worker that does not run yet: `void worker.run()` starts it, `close()` finishes what is in hand. A worker
 * that dies holds its jobs no longer than about 15 seconds; then another takes them up.
 */
export async function openJobWorker<Data>(
  backend: JobQueueBackend,
  queueName: string,
  work: (job: Job<Data, void>) => Promise<void>,
  options: Pick<WorkerOptions, 'concurrency' | 'limiter' | 'settings'>,
): Promise<JobWorker<Data>> {
  await backend.prepare();
  const worker: JobWorker<Data> = new Worker<Data, void, string, IQueueBackend, JobProgress, unknown>(
    queueName,
    work,
    {
      ...options,
      connection: {},
      autorun: false,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      // A job is lost to nobody's restarts: only a job that takes every worker down with it is given up.
      maxStalledCount: 50,
      runRetryDelay: 2_000,
    },
    backend.workerFactory,
  );
  const logger = new Logger('JobWorker');
  worker.on('error', (error) => logger.warn(error));
  worker.on('stalled', (jobId) => logger.warn({ event: 'job taken up again', jobId }));
  return worker;
}
