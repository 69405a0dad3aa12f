import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function createTemporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), `chauffeur-${name}-`));
}

/** Removes a folder with its content. Retries, because a process that is ending may still be writing. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
