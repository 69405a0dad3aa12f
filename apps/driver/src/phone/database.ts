/** The two stores of the page's database: queued steps, in the order of their keys, and values by name. */
type StoreName = 'steps' | 'values';

const name = 'driver';
const version = 1;
const openingTimeoutMs = 3_000;

let connection: Promise<IDBDatabase> | undefined;

/** Opens the page's database; rejects if the browser has none (some private windows). */
export function openDatabase(): Promise<IDBDatabase> {
  return (connection ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('steps', { autoIncrement: true });
      opening.result.createObjectStore('values');
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
    // Some versions of Safari never finish the first attempt to open a database; the page must not wait for that.
    setTimeout(() => reject(new Error('the database does not open')), openingTimeoutMs);
  }));
}

/** Runs one transaction; resolves with the request's result once it is committed. */
export async function runInStore<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transact = async () => {
    const database = await openDatabase();
    return new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  };
  try {
    return await transact();
  } catch {
    // iPhones drop the connection of a page that was in the background; a failed transaction stored nothing.
    connection = undefined;
    return transact();
  }
}
