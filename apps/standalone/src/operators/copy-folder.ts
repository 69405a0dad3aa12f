import { chmod, copyFile, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';

/** Whether something is copied, by its path below the folder: `a/b` is a file, `a/` a folder. */
export type IsCopied = (path: string) => boolean;

/**
 * Copies a folder with modes, and as root with owners, as PostgreSQL insists on them. What disappears meanwhile is left
 * out, and what is no plain file or folder.
 */
export async function copyFolder(
  from: string,
  to: string,
  isCopied: IsCopied = () => true,
  path = '',
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (isCopied(`${inner}/`)) await ignoringMissing(copyFolder(source, target, isCopied, inner));
    } else if (entry.isFile() && isCopied(inner)) {
      await ignoringMissing(copyFile(source, target).then(() => copyRights(source, target)));
    }
  }
  await copyRights(from, to);
}

async function copyRights(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await stat(from);
  if (process.platform !== 'win32') await chmod(to, mode & 0o7777);
  if (process.getuid?.() === 0) await lchown(to, uid, gid);
}

async function ignoringMissing(copy: Promise<void>): Promise<void> {
  try {
    await copy;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
