import type { BackendFactory, IQueueBackend } from 'bullmq';

/** One way to store jobs; queue and worker are the same on each. */
export interface JobQueueBackend {
  readonly kind: 'redis' | 'postgresql';
  /** Makes the store ready to be used; may run in several processes at once. A database is waited for. */
  prepare(): Promise<void>;
  /** For adding jobs: fails at once where the store is unavailable, rather than wait for it. */
  readonly producerFactory: BackendFactory<IQueueBackend, unknown>;
  /** For working: waits until the store is back. */
  readonly workerFactory: BackendFactory<IQueueBackend, unknown>;
  /** Ends the attempts to reach a store that is unavailable, so that closing does not wait for it. */
  release(): void;
}
