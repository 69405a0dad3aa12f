import type { QueuedStep, RejectedStep } from './queued-step';

/** Where steps wait, in the order in which they were pressed. */
export interface StepStorage {
  /** Whether they wait also while the page is closed. */
  readonly isLasting: boolean;
  queued(): Promise<readonly QueuedStep[]>;
  enqueue(step: QueuedStep): Promise<void>;
  /** Removes the steps with these `actionId`s. */
  remove(actionIds: readonly string[]): Promise<void>;
  rejected(): Promise<readonly RejectedStep[]>;
  storeRejected(rejected: readonly RejectedStep[]): Promise<void>;
}
