import type { BackendFactory, IQueueBackend, QueueBase } from 'bullmq';

/** What BullMQ makes a queue's or a worker's connection by. */
export type ConnectionFactory = BackendFactory<IQueueBackend, unknown>;

/** One way to store jobs; queue and worker are the same on each. */
export interface JobQueueBackend {
  /**
   * Opens a queue or a worker, in several processes at once if need be. A database is waited for; Redis is not. Of a
   * store that is unavailable later, a producer gets an error at once, and a worker waits until it is back.
   */
  open<Opened extends Pick<QueueBase, 'waitUntilReady' | 'close'>>(
    role: 'producer' | 'worker',
    create: (factory: ConnectionFactory) => Opened,
  ): Promise<Opened>;
  /** Ends the attempts to reach a store that is unavailable, so that closing does not wait for it. */
  release(): void;
}
