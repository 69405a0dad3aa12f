import { provisionDatabase, startPostgres } from '@chauffeur/private-servers';
import { join } from 'node:path';
import type { Configuration } from './configuration.js';
import type { Secrets } from './secrets.js';

/** The database server, embedded or the operator's own. */
export type DatabaseServer = { adminUrl: string; stop: () => Promise<void> };

/** Starts the embedded PostgreSQL in the data folder, unless the operator names one. Throws ServerError. */
export async function openDatabaseServer(configuration: Configuration): Promise<DatabaseServer> {
  if (configuration.postgresAdminUrl !== undefined) {
    return { adminUrl: configuration.postgresAdminUrl, stop: () => Promise.resolve() };
  }
  return startPostgres({ dataDir: join(configuration.dataFolder, 'postgres'), environment: {} });
}

/** Makes each database with its user; gives their addresses by name. */
export async function provisionDatabases(
  adminUrl: string,
  secrets: Secrets,
  names: readonly string[],
): Promise<Record<string, string>> {
  const urls: Record<string, string> = {};
  for (const name of names) {
    urls[name] = await provisionDatabase(adminUrl, name, secrets.databasePasswords[name]);
  }
  return urls;
}
