import { join } from 'node:path';
import { findRunningPostgres, startPostgres } from '@chauffeur/private-servers';
import type { Configuration } from '../configuration.js';
import { lockDataFolder, type DataFolderLock } from '../data-folder-lock.js';
import { StartupError } from '../startup-error.js';

/**
 * Does something with the embedded database server of a data folder: with the one that the running product has, else
 * with one that is started for it. Throws StartupError for an installation on a server of its own.
 */
export async function withDatabaseServer<Result>(
  { postgresAdminUrl, dataFolder }: Configuration,
  work: (adminUrl: string) => Promise<Result>,
): Promise<Result> {
  if (postgresAdminUrl !== undefined) {
    throw new StartupError(
      'POSTGRES_ADMIN_URL names a server of your own: docs/runbook.md says how with that.',
    );
  }
  const dataDir = join(dataFolder, 'postgres');
  const running = await findRunningPostgres(dataDir);
  if (running !== undefined) return work(running);
  const lock: DataFolderLock = await lockDataFolder(dataFolder);
  try {
    const server = await startPostgres({ dataDir, environment: {} });
    try {
      return await work(server.adminUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await lock.release();
  }
}
