import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';

interface CopyOptions {
  /** Whether to copy a path below the folder, such as `a/b`; all are copied by default. */
  readonly isCopied?: (path: string) => boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Copies a file or folder with its modes and, as root, its owners, which PostgreSQL checks. Skips files that disappear
 * meanwhile. Throws the signal's reason when it is aborted.
 */
export async function copyTree(
  from: string,
  to: string,
  options: CopyOptions = {},
  path = '',
): Promise<void> {
  const { isCopied = () => true, signal } = options;
  signal?.throwIfAborted();
  try {
    const source = await stat(from);
    if (source.isDirectory()) {
      await mkdir(to, { recursive: true, mode: 0o700 });
      for (const name of await readdir(from)) {
        const inner = path ? `${path}/${name}` : name;
        if (isCopied(inner)) await copyTree(join(from, name), join(to, name), options, inner);
      }
    } else if (source.isFile()) {
      await copyFile(from, to);
    } else {
      return;
    }
    await chmod(to, source.mode & 0o7777);
    if (process.getuid?.() === 0) await chown(to, source.uid, source.gid);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
