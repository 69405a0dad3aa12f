import type { StepStorage } from '../steps/step-storage';
import { openDatabase } from './database';
import { IndexedStepStorage } from './indexed-step-storage';
import { MemoryStepStorage } from './memory-step-storage';
import { IndexedListStorage, MemoryListStorage, type ListStorage } from './stored-list';

export interface Storages {
  readonly steps: StepStorage;
  readonly lists: ListStorage;
}

/** Opens the phone's storages; if the browser has no database, they last until the page is closed. */
export async function openStorages(): Promise<Storages> {
  try {
    await openDatabase();
    return { steps: new IndexedStepStorage(), lists: new IndexedListStorage() };
  } catch {
    return { steps: new MemoryStepStorage(), lists: new MemoryListStorage() };
  }
}
