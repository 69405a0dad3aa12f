import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderError, unwritableFolderError } from '@chauffeur/private-servers';
import { createFolder } from './create-folder.js';
import { readJsonFile, writeJsonFile } from './json-file.js';
import { StartupError } from '../startup-error.js';

/** How long to wait for a holder that may be about to stop, and for one that has announced its stop. */
const TIMEOUT_MS = { running: 2_500, stopping: 30_000 };

/** SQLite's result code if another connection holds the lock. */
const SQLITE_BUSY = 5;

/** What the holder announces to waiting copies. Only the lock itself shows whether the folder is held. */
type Holder = { pid?: number; stopping?: boolean };

/**
 * Locks a data folder for this process. Uses the system's lock on an open file, so that it ends with the process, even
 * after kill -9 or a power cut. Node has no call for such a lock, but SQLite takes one for an exclusive transaction.
 * Throws StartupError if another copy holds the folder, and ServerError if it can't be written.
 * @param describeHeld returns that error's text; gets the holder, such as ` (process 7)`, if it is known
 */
export async function lockDataFolder(
  folder: string,
  describeHeld = (holder: string) =>
    `The data folder ${folder} is in use by another running copy${holder}; stop that one, or choose another folder by DATA_DIR.`,
) {
  const lockFile = join(folder, 'lock.sqlite');
  try {
    await createFolder(folder, 0o711);
    // Created here because SQLite does not report why it can't create it.
    await (await open(lockFile, 'a', 0o600)).close();
  } catch (error) {
    throw folderError(folder, error, String(error)) ?? unwritableFolderError(folder, error);
  }
  const lock = new DatabaseSync(lockFile);
  const file = join(folder, 'holder.json');
  try {
    await acquireWithTimeout(lock, file, describeHeld);
    await writeJsonFile(file, { pid: process.pid } satisfies Holder);
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    /** Makes the next copy wait for the release. Never rejects: on a full disk the product has to stop in order too. */
    announceStop: () =>
      writeJsonFile(file, { pid: process.pid, stopping: true } satisfies Holder).catch(() => undefined),
    release: async () => {
      await rm(file, { force: true });
      // The lock file stays: if it were removed, one copy could lock the old file and another the new one.
      lock.close();
    },
  };
}

async function acquireWithTimeout(
  lock: DatabaseSync,
  file: string,
  describeHeld: (holder: string) => string,
): Promise<void> {
  const startedAt = Date.now();
  let timeoutMs: number = TIMEOUT_MS.running;
  while (!tryAcquire(lock)) {
    // The file may be just being replaced, or truncated: then treat it as no announcement.
    const holder = (await readJsonFile(file, {}).catch(() => ({}))) as Holder;
    // Remember this: the holder removes the announcement a moment before it releases the lock.
    if (holder.stopping) timeoutMs = TIMEOUT_MS.stopping;
    if (Date.now() - startedAt > timeoutMs) {
      throw new StartupError(describeHeld(holder.pid ? ` (process ${holder.pid})` : ''));
    }
    await sleep(200);
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
