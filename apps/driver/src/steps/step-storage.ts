import type { QueuedStep, RejectedStep } from './queued-step';

/** The queue of steps, in the order in which they were taken. */
export interface StepStorage {
  /** Whether steps survive closing the page. */
  readonly isPersistent: boolean;
  queued(): Promise<readonly QueuedStep[]>;
  enqueue(step: QueuedStep): Promise<void>;
  /** Removes the steps with these `actionId`s. */
  remove(actionIds: readonly string[]): Promise<void>;
  rejected(): Promise<readonly RejectedStep[]>;
  storeRejected(rejected: readonly RejectedStep[]): Promise<void>;
}
