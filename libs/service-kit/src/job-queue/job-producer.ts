import { Logger } from '@nestjs/common';
import { Queue, type DefaultJobOptions, type IQueueBackend } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';
import { traceAdding, type JobTrace } from './trace-jobs.js';
import { withinTime } from './within-time.js';

/** How long a caller waits for the store, in milliseconds, before it is told that the store is away. */
const limits = { ready: 2_000, add: 5_000, close: 3_000 };
/** A field beside the jobs, there for as long as the store keeps what it was given. */
const keptMark = 'kept';

/** Adds jobs to a queue, once an id, and never keeps its caller waiting for a store that is away. */
export class JobProducer<Data extends object> {
  private readonly logger = new Logger(JobProducer.name);
  private readonly queue: Queue<Data, void, string, Data, void, string, IQueueBackend, unknown>;
  private readonly ready: Promise<unknown>;

  private constructor(
    private readonly backend: JobQueueBackend,
    queueName: string,
    jobOptions: DefaultJobOptions,
  ) {
    this.queue = new Queue(
      queueName,
      { connection: {}, defaultJobOptions: jobOptions, streams: { events: { maxLen: 1_000 } } },
      backend.producerFactory,
    );
    this.queue.on('error', (error) => this.logger.warn(error));
    this.ready = this.queue.waitUntilReady();
    // Whoever adds a job hears of it; a failure that nobody waits for must not end the process.
    this.ready.catch(() => undefined);
  }

  /** Prepares the store and opens the queue; Redis may still be away, a database is waited for. */
  static async open<Data extends object>(
    backend: JobQueueBackend,
    queueName: string,
    jobOptions: DefaultJobOptions,
  ): Promise<JobProducer<Data>> {
    await backend.prepare();
    const producer = new JobProducer<Data>(backend, queueName, jobOptions);
    if (backend.kind === 'postgresql') await producer.ready;
    return producer;
  }

  /**
   * Adds a job unless one with this id waits or runs already; one that has ended and is only kept for show makes way.
   * Throws within seconds when the store is away.
   * @param id without `:`
   */
  async add(name: string, id: string, data: Data): Promise<void> {
    await withinTime(this.ready, limits.ready, 'connecting to the job queue');
    await traceAdding(this.queue.name, id, (telemetry) =>
      withinTime(this.addOnce(name, id, data, telemetry), limits.add, 'adding a job'),
    );
  }

  private async addOnce(name: string, id: string, data: Data, telemetry: JobTrace): Promise<void> {
    if ((await this.queue.getJobState(id)) === 'failed') await this.queue.remove(id);
    await this.queue.add(name, data, { jobId: id, ...telemetry });
  }

  /** Those of these ids whose jobs neither wait nor run: never added, lost, or ended. Throws when the store is away. */
  async missing(ids: readonly string[]): Promise<string[]> {
    await withinTime(this.ready, limits.ready, 'connecting to the job queue');
    const states = Promise.all(ids.map((id) => this.queue.getJobState(id)));
    const known = await withinTime(states, limits.add, 'asking for jobs');
    return ids.filter((_id, index) => known[index] === 'unknown' || known[index] === 'failed');
  }

  /** As `add`; a job that waits for its next attempt gets it now. */
  async addNow(name: string, id: string, data: Data): Promise<void> {
    await this.add(name, id, data);
    await withinTime(this.promote(id), limits.add, 'bringing a job forward');
  }

  private async promote(id: string): Promise<void> {
    const job = await this.queue.getJob(id);
    if (job && (await job.isDelayed())) await job.promote();
  }

  /** How many jobs wait, are worked on, and wait for their next attempt. Throws when the store is away. */
  async counts(): Promise<{ waiting: number; active: number; delayed: number }> {
    await withinTime(this.ready, limits.ready, 'connecting to the job queue');
    const counted = this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed');
    const {
      waiting = 0,
      prioritized = 0,
      active = 0,
      delayed = 0,
    } = await withinTime(counted, limits.ready, 'asking the job queue');
    return { waiting: waiting + prioritized, active, delayed };
  }

  /** True when the store answers. */
  async isReachable(): Promise<boolean> {
    await withinTime(this.ready, limits.ready, 'connecting to the job queue');
    await withinTime(this.queue.getJobCounts('waiting'), limits.ready, 'asking the job queue');
    return true;
  }

  /** True where the store has lost all since `markKept`, or is a new one. Throws when the store is away. */
  async isEmptied(): Promise<boolean> {
    await withinTime(this.ready, limits.ready, 'connecting to the job queue');
    const isMarked = this.queue.getBackend().hasQueueMetaField(keptMark);
    return !(await withinTime(isMarked, limits.ready, 'asking the job queue'));
  }

  /** Leaves a mark by which `isEmptied` knows that all is still there. Throws when the store is away. */
  async markKept(): Promise<void> {
    await withinTime(
      this.queue.getBackend().setQueueMeta({ [keptMark]: 1 }),
      limits.add,
      'marking the job queue',
    );
  }

  /** Closes within seconds, whether the store is there or not. */
  async close(): Promise<void> {
    this.backend.release();
    await withinTime(this.queue.close(), limits.close, 'closing the job queue').catch((error: unknown) =>
      this.logger.warn(error),
    );
  }
}
