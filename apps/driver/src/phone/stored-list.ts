import type { DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import { runInStore } from './database';

/** The last list of rides that was read, for use offline. */
export interface StoredList {
  readonly list: DriverRidesResponse;
  /** When it was read, by the server's clock. */
  readonly readAt: number;
  /** Milliseconds that the server's clock was ahead of the phone's. */
  readonly clockOffset: number;
}

/** Milliseconds after which the list is no longer shown (specification, III.4). */
export const listRetentionMs = 24 * 3_600_000;

export interface ListStorage {
  read(): Promise<StoredList | undefined>;
  write(list: StoredList): Promise<void>;
  /** Updates in one transaction, so that a list that is wiped meanwhile stays wiped. */
  change(changed: (list: StoredList) => StoredList): Promise<void>;
  /** Called when the session ends, so that a phone that is passed on shows no ride. */
  wipe(): Promise<void>;
}

/** None of these rejects: a list that can't be stored is read from the server instead. */
export class IndexedListStorage implements ListStorage {
  read(): Promise<StoredList | undefined> {
    return inValues<StoredList | undefined>('readonly', (store) => store.get('list'));
  }

  async write(list: StoredList): Promise<void> {
    await inValues('readwrite', (store) => store.put(list, 'list'));
  }

  async change(changed: (list: StoredList) => StoredList): Promise<void> {
    await inValues<StoredList | undefined>('readwrite', (store) => {
      const reading: IDBRequest<StoredList | undefined> = store.get('list');
      reading.addEventListener('success', () => {
        if (reading.result) store.put(changed(reading.result), 'list');
      });
      return reading;
    });
  }

  async wipe(): Promise<void> {
    await inValues('readwrite', (store) => store.delete('list'));
  }
}

function inValues<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  return runInStore('values', mode, act).catch(() => undefined);
}

/** Used if the browser has no IndexedDB. */
export class MemoryListStorage implements ListStorage {
  private list: StoredList | undefined;

  read(): Promise<StoredList | undefined> {
    return Promise.resolve(this.list);
  }

  write(list: StoredList): Promise<void> {
    this.list = list;
    return Promise.resolve();
  }

  change(changed: (list: StoredList) => StoredList): Promise<void> {
    this.list = this.list && changed(this.list);
    return Promise.resolve();
  }

  wipe(): Promise<void> {
    this.list = undefined;
    return Promise.resolve();
  }
}
