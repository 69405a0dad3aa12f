import { mkdir, readdir, rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration.js';
import { lockDataFolder } from '../data-folder-lock.js';
import { StartupError } from '../startup-error.js';
import { isOwnFile } from './copied-files.rules.js';
import { copyFolder } from './copy-folder.js';

/**
 * Puts a backup into the data folder's place. What was there is kept beside it; answers where, undefined where there was
 * nothing. Throws StartupError where the product runs, or the folder is no backup.
 */
export async function restore(
  { dataFolder, postgresAdminUrl }: Configuration,
  folder: string,
): Promise<string | undefined> {
  if (postgresAdminUrl !== undefined) {
    throw new StartupError(
      'POSTGRES_ADMIN_URL names a server of your own: docs/runbook.md says how with that.',
    );
  }
  const label = join(folder, 'postgres', 'cluster', 'backup_label');
  await stat(label).catch(() => {
    throw new StartupError(`${folder} is no backup made by npm run backup.`);
  });
  const lock = await lockDataFolder(dataFolder);
  try {
    const next = `${dataFolder}-restored-${process.pid}`;
    await copyFolder(folder, next);
    const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
    const aside = `${dataFolder}-before-${stamp}`;
    const hadData = await moveAll(dataFolder, aside);
    await moveAll(next, dataFolder);
    await rmdir(next);
    return hadData ? aside : undefined;
  } finally {
    await lock.release();
  }
}

/** What is in a folder, but for its lock, which stays where others look for it. Answers whether there was anything. */
async function moveAll(from: string, to: string): Promise<boolean> {
  const names = (await readdir(from)).filter((name) => isOwnFile(name));
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o711 });
  for (const name of names) await rename(join(from, name), join(to, name));
  return names.length > 0;
}
