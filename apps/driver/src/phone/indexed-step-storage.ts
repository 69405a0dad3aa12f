import type { QueuedStep, RejectedStep } from '../steps/queued-step';
import type { StepStorage } from '../steps/step-storage';
import { runInStore } from './database';

/** Steps in IndexedDB, which the page and its service worker share. */
export class IndexedStepStorage implements StepStorage {
  readonly isPersistent = true;
  queued(): Promise<readonly QueuedStep[]> {
    return runInStore<QueuedStep[]>('steps', 'readonly', (store) => store.getAll());
  }

  async enqueue(step: QueuedStep): Promise<void> {
    await runInStore('steps', 'readwrite', (store) => store.add(step));
  }

  async remove(actionIds: readonly string[]): Promise<void> {
    await runInStore('steps', 'readwrite', (store) => {
      const opening = store.openCursor();
      opening.addEventListener('success', () => {
        const cursor = opening.result;
        if (!cursor) return;
        if (actionIds.includes((cursor.value as QueuedStep).actionId)) cursor.delete();
        cursor.continue();
      });
      return opening;
    });
  }

  async rejected(): Promise<readonly RejectedStep[]> {
    const stored = await runInStore<RejectedStep[] | undefined>('values', 'readonly', (store) =>
      store.get('rejected'),
    );
    return stored ?? [];
  }

  async storeRejected(rejected: readonly RejectedStep[]): Promise<void> {
    await runInStore('values', 'readwrite', (store) => store.put(rejected, 'rejected'));
  }
}
