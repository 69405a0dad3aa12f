import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';

/**
 * Copies a file or a folder with modes and, as root, owners, which PostgreSQL checks. What disappears meanwhile is left out.
 * @param isCopied whether a path below the folder is copied, `a/b`
 */
export async function copyTree(
  from: string,
  to: string,
  isCopied: (path: string) => boolean = () => true,
  path = '',
): Promise<void> {
  try {
    const source = await stat(from);
    if (source.isDirectory()) {
      await mkdir(to, { recursive: true, mode: 0o700 });
      for (const name of await readdir(from)) {
        const inner = path ? `${path}/${name}` : name;
        if (isCopied(inner)) await copyTree(join(from, name), join(to, name), isCopied, inner);
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
