import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  unmount(): Promise<void>;
}

/** What a fault needs is not to be had on this machine; the message says what. */
export class NotPossibleHere extends Error {
  override readonly name = 'NotPossibleHere';
}

/** A file system of so many bytes in memory, at a folder. Throws NotPossibleHere where this process may not mount. */
export async function mountSmallDisk(folder: string, bytes: number): Promise<SmallDisk> {
  await mkdir(folder);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0711`, 'chauffeur-small-disk', folder]);
  } catch (cause) {
    throw new NotPossibleHere('a small file system can be mounted by root on Linux alone', { cause });
  }
  return {
    async unmount() {
      // Lazily: whatever still holds a file of it must not keep the run from its end.
      await run('umount', ['-l', folder]);
    },
  };
}
