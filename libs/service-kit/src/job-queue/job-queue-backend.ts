import type { BackendFactory, IQueueBackend, QueueBase } from 'bullmq';

/** BullMQ's factory of the connection of a queue or worker. */
export type ConnectionFactory = BackendFactory<IQueueBackend, unknown>;

/** A store of jobs; queues and workers are the same on each. */
export interface JobQueueBackend {
  /**
   * Opens a queue or a worker; safe to call concurrently in several processes. Waits for a database, not for Redis. While the
   * store is unavailable later, a producer gets an error at once and a worker waits.
   */
  open<Opened extends Pick<QueueBase, 'waitUntilReady' | 'close'>>(
    role: 'producer' | 'worker',
    create: (factory: ConnectionFactory) => Opened,
  ): Promise<Opened>;
  /** Stops reconnecting to an unavailable store, so that closing does not wait for it. */
  release(): void;
}
