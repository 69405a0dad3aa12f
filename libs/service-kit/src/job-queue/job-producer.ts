import { withTimeout } from '@chauffeur/messaging';
import { Logger } from '@nestjs/common';
import { Queue, type DefaultJobOptions, type IQueueBackend } from 'bullmq';
import { warnOnceAMinute } from '../logging/warn-once-a-minute.js';
import type { JobQueueBackend } from './job-queue-backend.js';
import { traceAdding } from './trace-jobs.js';

type JobQueue<Data> = Queue<Data, void, string, Data, void, string, IQueueBackend, unknown>;

/** Timeouts of the store in milliseconds, after which a caller gets an error. */
const limits = { ready: 2_000, request: 5_000, close: 3_000 };
/** A field in the queue's metadata, which the store loses together with the jobs. */
const sentinelKey = 'kept';

const logger = new Logger('JobProducer');

/** Adds jobs to a queue, once per id. Never blocks its caller: while the store is unavailable, methods reject within seconds. */
export class JobProducer<Data extends object> {
  private readonly ready: Promise<unknown>;

  private constructor(
    private readonly backend: JobQueueBackend,
    private readonly queue: JobQueue<Data>,
  ) {
    this.ready = this.queue.waitUntilReady();
    // Callers of `add` get the error; without a caller, an unhandled rejection would end the process.
    this.ready.catch(() => undefined);
  }

  /** Prepares the store and opens the queue. Waits for a database; Redis may still be unavailable. */
  static async open<Data extends object>(
    backend: JobQueueBackend,
    queueName: string,
    jobOptions: DefaultJobOptions,
  ): Promise<JobProducer<Data>> {
    const options = { connection: {}, defaultJobOptions: jobOptions, streams: { events: { maxLen: 1_000 } } };
    const queue = await backend.open('producer', (factory) => {
      const opened: JobQueue<Data> = new Queue(queueName, options, factory);
      // While closing, errors are expected: the database may be stopping too.
      const warn = warnOnceAMinute(logger, 'an error of the job queue');
      return opened.on('error', (error) => opened.closing ?? warn(error));
    });
    return new JobProducer(backend, queue);
  }

  /**
   * Adds a job, unless one with this id (without `:`) waits or runs; replaces a failed one. A worker may claim it after `delay`
   * milliseconds. `isNew` skips the search for a failed job, if there can be none.
   */
  async add(
    name: string,
    id: string,
    data: Data,
    { delay = 0, isNew = false }: { delay?: number; isNew?: boolean } = {},
  ): Promise<void> {
    await traceAdding(this.queue.name, id, (telemetry) =>
      this.request('adding a job', async () => {
        if (!isNew && (await this.queue.getJobState(id)) === 'failed') await this.queue.remove(id);
        await this.queue.add(name, data, { jobId: id, delay, ...telemetry });
      }),
    );
  }

  /** Same as `add`; also promotes a job that waits for its next attempt. */
  async addNow(name: string, id: string, data: Data): Promise<void> {
    await this.add(name, id, data);
    await this.request('promoting a job', async () => {
      const job = await this.queue.getJob(id);
      if (!job || !(await job.isDelayed())) return;
      await job.promote().catch(async (error: unknown) => {
        // Otherwise its delay has just ended, and it waits or runs already.
        if (await job.isDelayed()) throw error;
      });
    });
  }

  /** Returns the ids whose jobs neither wait nor run: they were never added, were lost, or have ended. */
  async missing(ids: readonly string[]): Promise<string[]> {
    const states = await this.request('reading job states', () =>
      Promise.all(ids.map((id) => this.queue.getJobState(id))),
    );
    return ids.filter((_id, index) => states[index] === 'unknown' || states[index] === 'failed');
  }

  async counts(): Promise<{ waiting: number; active: number; delayed: number }> {
    const counts = await this.request('counting jobs', () =>
      this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
    );
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed };
  }

  /** Whether the store has lost all jobs since `setSentinel`, or is a new one. */
  async hasLostJobs(): Promise<boolean> {
    return !(await this.request('reading the sentinel', () =>
      this.queue.getBackend().hasQueueMetaField(sentinelKey),
    ));
  }

  async setSentinel(): Promise<void> {
    await this.request('writing the sentinel', () =>
      this.queue.getBackend().setQueueMeta({ [sentinelKey]: 1 }),
    );
  }

  /** Closes within seconds, whether or not the store is available. */
  async close(): Promise<void> {
    this.backend.release();
    await withTimeout(limits.close, 'closing the job queue', this.queue.close()).catch((error: unknown) =>
      logger.warn('the job queue was not closed in order', error),
    );
  }

  private async request<Result>(what: string, send: () => Promise<Result>): Promise<Result> {
    await withTimeout(limits.ready, 'connecting to the job queue', this.ready);
    return withTimeout(limits.request, what, send());
  }
}
