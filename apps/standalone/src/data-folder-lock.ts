import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, folderError, folderProblem } from '@chauffeur/private-servers';
import { processIdentity } from './process-identity.js';
import { StartupError } from './startup-error.js';

/** Milliseconds to wait for a holder that may just be ending, and for one that says that it is ending. */
const PATIENCE = { running: 2_500, stopping: 30_000 };

/** Content of the lock file: which process holds the folder. */
type Holder = { pid: number; identity: string; stopping: boolean };

/** The right to use a data folder, alone. */
export type DataFolderLock = {
  /** Tells the next copy that it is worth waiting. */
  announceStop: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Takes a data folder for this process. A lock whose process is gone (kill -9, power cut) is taken over, also
 * when its process id belongs to another program by now. Throws StartupError when another copy holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o711 }).catch((cause: unknown) => {
    // On a read-only disk Node calls it ENOENT; whatever the cause, the folder can't be made.
    throw folderError(folderProblem(cause) ?? 'folder-unwritable', folder, cause);
  });
  const file = join(folder, 'lock.json');
  const own: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', stopping: false };
  const begun = Date.now();
  for (;;) {
    if (await create(file, own)) break;
    const holder = await readHolder(file);
    if (!holder || !holds(holder, processIdentity(holder.pid))) {
      await takeAway(file, holder);
      continue;
    }
    if (Date.now() - begun > (holder.stopping ? PATIENCE.stopping : PATIENCE.running)) {
      throw new StartupError(
        `The data folder ${folder} is held by another running copy (process ${holder.pid}); stop that one, or choose another folder by DATA_DIR.`,
      );
    }
    await sleep(200);
  }
  return {
    announceStop: () => replace(file, { ...own, stopping: true }),
    release: () => rm(file, { force: true }),
  };
}

/** Whether the process that now has the holder's id is still the holder itself. */
export function holds(holder: Holder, identity: string | undefined): boolean {
  return identity !== undefined && identity === holder.identity;
}

async function create(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder: Partial<Holder> = JSON.parse(await readFile(file, 'utf8'));
    if (typeof holder.pid !== 'number' || typeof holder.identity !== 'string') return undefined;
    return { pid: holder.pid, identity: holder.identity, stopping: holder.stopping === true };
  } catch {
    return undefined;
  }
}

/** Removes a lock that nobody holds, unless another copy has just put its own in the place. */
async function takeAway(file: string, stale: Holder | undefined): Promise<void> {
  if (stale === undefined) {
    // Its writer may be between creating and writing it.
    await sleep(100);
    if (await readHolder(file)) return;
  }
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const taken = await readHolder(aside);
  if (taken && taken.identity !== stale?.identity) await create(file, taken);
  await rm(aside, { force: true });
}

async function replace(file: string, holder: Holder): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(holder), { mode: 0o600 });
  await rename(next, file);
}
