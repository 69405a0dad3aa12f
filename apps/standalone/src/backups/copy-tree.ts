import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';

interface CopyOptions {
  /** Whether a path below the folder is copied, `a/b`; all are unless given. */
  readonly isCopied?: (path: string) => boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Copies a file or a folder with modes and, as root, owners, which PostgreSQL checks. What disappears meanwhile is left out.
 * Throws the signal's reason once it is aborted.
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
