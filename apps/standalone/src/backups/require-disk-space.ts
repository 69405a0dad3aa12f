import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';
import { StartupError } from '../startup-error.js';

/** Bytes that must stay free: the database on the same disk stops when there are none. */
const reservedBytes = 512 * 1024 ** 2;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** Throws StartupError if the disk of `to` has no room for a copy of the folder. The parent folder of `to` must exist. */
export async function requireSpaceForCopy(folder: string, to: string): Promise<void> {
  await requireDiskSpace(await sizeOf(folder), to);
}

/** Same as `requireSpaceForCopy`, for a known number of bytes. */
export async function requireDiskSpace(bytes: number, to: string): Promise<void> {
  const needed = bytes + reservedBytes;
  const { bavail, bsize } = await statfs(dirname(to));
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartupError(
    `The copy needs ${megabytes(needed)} on the disk of ${dirname(to)}, which has ${megabytes(free)} free.`,
  );
}

/** Sums the bytes of a folder's files; files that disappear meanwhile do not count. */
async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (!found.isDirectory()) return found.size;
    let bytes = 0;
    for (const name of await readdir(path)) bytes += await sizeOf(join(path, name));
    return bytes;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return 0;
  }
}
