import { chown, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Configuration } from '../configuration.js';
import { StartupError } from '../startup-error.js';
import { isCopiedOnline, isOwnFile, isWal } from './copied-files.rules.js';
import { copyFolder } from './copy-folder.js';
import { withDatabaseServer } from './with-database-server.js';

/**
 * Copies everything that the product keeps into a new folder, all databases as of one moment, while the product runs or
 * not. The folder has its name only when it is whole. Throws StartupError where it is there already.
 */
export async function backUp(configuration: Configuration, folder: string): Promise<void> {
  const { dataFolder } = configuration;
  if (await isThere(folder)) throw new StartupError(`${folder} is there already; name a new folder.`);
  if (!(await isThere(join(dataFolder, 'postgres', 'cluster')))) {
    throw new StartupError(`${dataFolder} holds no data of the product.`);
  }
  const unfinished = `${folder}-unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await withDatabaseServer(configuration, (adminUrl) =>
    copyCluster(adminUrl, join(dataFolder, 'postgres', 'cluster'), join(unfinished, 'postgres', 'cluster')),
  );
  await copyFolder(dataFolder, unfinished, isOwnFile);
  await rename(unfinished, folder);
}

/** PostgreSQL's own way to copy a cluster while it is written to ("Making a Base Backup Using the Low Level API"). */
async function copyCluster(adminUrl: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Gone with this session; until then no WAL that the copy needs is thrown away.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ]);
    await client.query(`SELECT pg_backup_start('backup', true)`);
    await copyFolder(from, to, isCopiedOnline);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'), isWal);
    const label = join(to, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
    const { uid, gid } = await stat(from);
    if (process.getuid?.() === 0) await chown(label, uid, gid);
  } finally {
    await client.end();
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
