import { chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderError, folderProblem } from '../server-error.js';

/** A new folder under the system's folder for temporary files, owned by `owner` when one is given. */
export async function createTemporaryFolder(
  name: string,
  owner?: { uid: number; gid: number },
): Promise<string> {
  try {
    const folder = await mkdtemp(join(await realpath(tmpdir()), `chauffeur-${name}-`));
    if (owner) await chown(folder, owner.uid, owner.gid);
    return folder;
  } catch (cause) {
    const problem = folderProblem(cause);
    throw problem ? folderError(problem, tmpdir(), cause) : cause;
  }
}

/** Removes a folder and all in it; a process that is just ending may still be writing, so it tries again. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
