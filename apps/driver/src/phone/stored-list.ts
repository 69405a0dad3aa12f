import type { DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import { inStore } from './database';

/** The last list of rides that was read, so that it can be shown without a network. */
export interface StoredList {
  readonly list: DriverRidesResponse;
  /** When it was read, by the server's clock. */
  readonly readAt: number;
  /** How far the server's clock was ahead of the phone's. */
  readonly clockOffset: number;
}

/** Milliseconds after which the list is no longer shown (specification, III.4). */
export const listRetentionMs = 24 * 3_600_000;

export interface ListStorage {
  read(): Promise<StoredList | undefined>;
  write(list: StoredList): Promise<void>;
  /** In one transaction: a list that is wiped meanwhile stays so. */
  change(changed: (list: StoredList) => StoredList): Promise<void>;
  /** When the session is over: a phone that was passed on shows no ride. */
  wipe(): Promise<void>;
}

/** A list that the phone can't store is read from the server alone: none of these rejects. */
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
  return inStore('values', mode, act).catch(() => undefined);
}

/** In place of IndexedDB where a browser has none. */
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
