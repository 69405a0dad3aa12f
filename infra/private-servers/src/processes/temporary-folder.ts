import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder under the system's folder for temporary files. */
export async function createTemporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), `chauffeur-${name}-`));
}

/** Removes a folder and all in it; a process that is just ending may still be writing, so it tries again. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
