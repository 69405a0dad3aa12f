import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderError, folderProblem } from '@chauffeur/private-servers';
import { StartupError } from './startup-error.js';

/** Milliseconds to wait for a holder that may just be ending, and for one that says that it is ending. */
const PATIENCE = { running: 2_500, stopping: 30_000 };

/** SQLite's result code where another connection has the lock. */
const SQLITE_BUSY = 5;

/** What the holder tells those that wait; whether the folder is held is said by the lock alone. */
type Holder = { pid: number; stopping: boolean };

/** The right to use a data folder, alone. */
export type DataFolderLock = {
  /** Tells the next copy that it is worth waiting. */
  announceStop: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Takes a data folder for this process. The lock is the system's own on an open file, so it ends with its process,
 * however that ends (kill -9, power cut); Node has no call for it, but SQLite takes one for an exclusive transaction.
 * Throws StartupError when another copy holds the folder.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o711 }).catch((cause: unknown) => {
    // On a read-only disk Node calls it ENOENT; whatever the cause, the folder can't be made.
    throw folderError(folderProblem(cause) ?? 'folder-unwritable', folder, cause);
  });
  const lock = await openLock(join(folder, 'lock.sqlite'));
  const file = join(folder, 'holder.json');
  try {
    await takeWithPatience(lock, file, folder);
    await tell(file, { pid: process.pid, stopping: false });
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    announceStop: () => tell(file, { pid: process.pid, stopping: true }),
    async release() {
      await rm(file, { force: true });
      // Its file stays: where it were removed, one could hold the old file and another the new one.
      lock.close();
    },
  };
}

async function openLock(file: string): Promise<DatabaseSync> {
  // Made here and not by SQLite, which would not say why it can't.
  await (await open(file, 'a', 0o600)).close();
  return new DatabaseSync(file);
}

async function takeWithPatience(lock: DatabaseSync, file: string, folder: string): Promise<void> {
  const begun = Date.now();
  while (!take(lock)) {
    const holder = await readHolder(file);
    if (Date.now() - begun > (holder?.stopping ? PATIENCE.stopping : PATIENCE.running)) {
      throw new StartupError(
        `The data folder ${folder} is held by another running copy${holder ? ` (process ${holder.pid})` : ''}; stop that one, or choose another folder by DATA_DIR.`,
      );
    }
    await sleep(200);
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error && typeof error === 'object' && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder: Partial<Holder> = JSON.parse(await readFile(file, 'utf8'));
    return typeof holder.pid === 'number'
      ? { pid: holder.pid, stopping: holder.stopping === true }
      : undefined;
  } catch {
    return undefined;
  }
}

async function tell(file: string, holder: Holder): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(holder), { mode: 0o600 });
  await rename(next, file);
}
