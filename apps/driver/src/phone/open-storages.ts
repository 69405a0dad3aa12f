import type { StepStorage } from '../steps/step-storage';
import { openDatabase } from './database';
import { IndexedStepStorage } from './indexed-step-storage';
import { MemoryStepStorage } from './memory-step-storage';
import { IndexedListStorage, MemoryListStorage, type ListStorage } from './stored-list';

export interface Storages {
  readonly steps: StepStorage;
  readonly lists: ListStorage;
}

const openingTimeoutMs = 3_000;

/** What the phone stores; where the browser has no database, until the page is closed. */
export async function openStorages(): Promise<Storages> {
  try {
    const database = await withTimeout(openDatabase());
    return { steps: new IndexedStepStorage(database), lists: new IndexedListStorage(database) };
  } catch {
    return { steps: new MemoryStepStorage(), lists: new MemoryListStorage() };
  }
}

/** Some versions of Safari open a database never at the first attempt; the page is not to wait for that. */
function withTimeout(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), openingTimeoutMs);
    opening.then(resolve, reject);
  });
}
