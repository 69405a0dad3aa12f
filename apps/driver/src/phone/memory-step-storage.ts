import type { QueuedStep, RejectedStep } from '../steps/queued-step';
import type { StepStorage } from '../steps/step-storage';

/** Used if the browser has no IndexedDB (private windows): steps are stored until the page is closed. */
export class MemoryStepStorage implements StepStorage {
  readonly isPersistent: boolean = false;
  private steps: readonly QueuedStep[] = [];
  private rejections: readonly RejectedStep[] = [];

  queued(): Promise<readonly QueuedStep[]> {
    return Promise.resolve(this.steps);
  }

  enqueue(step: QueuedStep): Promise<void> {
    this.steps = [...this.steps, step];
    return Promise.resolve();
  }

  remove(actionIds: readonly string[]): Promise<void> {
    this.steps = this.steps.filter(({ actionId }) => !actionIds.includes(actionId));
    return Promise.resolve();
  }

  rejected(): Promise<readonly RejectedStep[]> {
    return Promise.resolve(this.rejections);
  }

  storeRejected(rejected: readonly RejectedStep[]): Promise<void> {
    this.rejections = rejected;
    return Promise.resolve();
  }
}
