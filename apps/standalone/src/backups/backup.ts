import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import type { Configuration } from '../settings/configuration.js';
import { createFolder } from '../data-folder/create-folder.js';
import { lockDataFolder } from '../data-folder/data-folder-lock.js';
import { cluster, requireData, requireEmbeddedServer, withDatabaseServer } from '../databases/databases.js';
import { isInside } from '../data-folder/is-inside.js';
import { StartupError } from '../startup-error.js';
import { copyTree } from './copy-tree.js';
import { requireSpaceForCopy } from './require-disk-space.js';

/** Files of the running process or server, which are not copied. WAL is copied at the end, replication slots not at all. */
const isLock = (name: string) => /^(lock\.sqlite|holder\.json)/.test(name);
const isServerState = (path: string) => /^(postmaster\.(pid|opts)$|pg_(wal|replslot)\/)/.test(path);

/**
 * Copies the data folder into a new folder, with all databases as of one moment, whether the product runs or not. The
 * folder gets its final name when it is complete. Throws StartupError if it exists, is inside the data folder, or has
 * no room.
 */
export async function backUp(
  configuration: Configuration,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const { dataFolder } = configuration;
  if (existsSync(folder)) throw new StartupError(`${folder} exists already; name a new folder.`);
  requireData(configuration);
  if (isInside(folder, dataFolder)) throw new StartupError('The folder must be outside of DATA_DIR.');
  await createFolder(dirname(folder));
  await requireSpaceForCopy(dataFolder, folder);
  const unfinished = await mkdtemp(`${folder}-unfinished-`);
  try {
    await copyTree(dataFolder, unfinished, { isCopied: (path) => !isLock(path) && path !== cluster, signal });
    await withDatabaseServer(configuration, (adminUrl) =>
      copyCluster(adminUrl, join(dataFolder, cluster), join(unfinished, cluster), signal),
    );
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Uses PostgreSQL's low-level API for base backups: the embedded PostgreSQL has no pg_basebackup. */
async function copyCluster(
  adminUrl: string,
  from: string,
  to: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  // The connection is idle during the copy. Without a listener its loss would end the process, and the product with it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A temporary slot: the server retains the WAL that the copy needs until this session ends.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ]);
    await client.query(`SELECT pg_backup_start('backup', true)`);
    await copyTree(from, to, { isCopied: (path) => !isServerState(path), signal });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'), { signal });
    const label = join(to, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
    const { uid, gid } = await stat(from);
    if (process.getuid?.() === 0) await chown(label, uid, gid);
  } finally {
    await client.end();
  }
}

/**
 * Replaces the data folder by a backup. Returns where the former data was moved, or undefined if there was none. Throws
 * StartupError if the product runs, the folder is not a backup, or the disk has no room for the copy.
 */
export async function restore(
  configuration: Configuration,
  folder: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { dataFolder } = configuration;
  requireEmbeddedServer(configuration);
  if (!existsSync(join(folder, cluster, 'backup_label'))) {
    throw new StartupError(`${folder} is not a backup made by npm run backup.`);
  }
  const lock = await lockDataFolder(dataFolder);
  try {
    await removeLeftoverRestores(dataFolder);
    const restored = `${dataFolder}-restored-${process.pid}`;
    await requireSpaceForCopy(folder, restored);
    try {
      await copyTree(folder, restored, { signal });
    } catch (error) {
      await rm(restored, { recursive: true, force: true });
      throw error;
    }
    const former = `${dataFolder}-before-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}`;
    const hadData = await moveAll(dataFolder, former);
    await moveAll(restored, dataFolder);
    await rmdir(restored);
    return hadData ? former : undefined;
  } finally {
    await lock.release();
  }
}

/** Removes the copies of restores that were killed. The caller has locked the data folder, so that no restore runs. */
export async function removeLeftoverRestores(dataFolder: string): Promise<void> {
  const [parent, prefix] = [dirname(dataFolder), `${basename(dataFolder)}-restored-`];
  // If this user can't list the folder, skip it and let the start continue.
  for (const name of await readdir(parent).catch(() => [])) {
    const isLeft = name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
    if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Moves a folder's content except its lock. Returns whether there was any. */
async function moveAll(from: string, to: string): Promise<boolean> {
  const names = (await readdir(from)).filter((name) => !isLock(name));
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o711 });
  for (const name of names) await rename(join(from, name), join(to, name));
  return names.length > 0;
}
