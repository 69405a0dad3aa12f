import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';
import { StartupError } from '../startup-error.js';

/**
 * Creates a folder, and its parents, unless it exists. Node's option `recursive` would try forever where the system lets
 * no one add a folder, as in /proc. Throws StartupError.
 */
export async function createFolder(folder: string, mode = 0o777): Promise<void> {
  if (isFolder(folder)) return;
  await createFolder(dirname(folder), mode);
  await mkdir(folder, { mode }).catch((cause: unknown) => {
    // Another process has just created it.
    if (errorCode(cause) === 'EEXIST' && isFolder(folder)) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The folder ${folder} can't be created: ${reason}`, { cause });
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
