/** The two stores of the page's database: steps that wait, in the order of their keys, and values by name. */
type StoreName = 'steps' | 'values';

const name = 'driver';
const version = 1;

/** Opens the page's database on this phone; rejects where the browser has none (some private windows). */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('steps', { autoIncrement: true });
      opening.result.createObjectStore('values');
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
}

/** Runs one transaction; resolves with the request's result once the transaction is on the phone. */
export function inStore<Result>(
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = act(transaction.objectStore(store));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
}
