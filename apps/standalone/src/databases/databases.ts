import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import {
  errorCode,
  findRunningPostgres,
  provisionDatabase,
  startPostgres,
  type PrivateServer,
} from '@chauffeur/private-servers';
import { logThrottle } from '@chauffeur/service-kit';
import type { Configuration } from '../settings/configuration.js';
import { lockDataFolder } from '../data-folder/data-folder-lock.js';
import type { Secrets } from '../data-folder/secrets.js';
import { StartupError } from '../startup-error.js';

type Place = Pick<Configuration, 'dataFolder' | 'postgresAdminUrl'>;

/**
 * Starts the embedded PostgreSQL, unless the operator names a server. Problems in its log go to stderr. Throws ServerError, or the
 * reason of an aborted `signal`.
 */
export function openDatabaseServer(
  { dataFolder, postgresAdminUrl }: Place,
  signal?: AbortSignal,
): Promise<PrivateServer> {
  const environment = { POSTGRES_ADMIN_URL: postgresAdminUrl };
  const isNew = logThrottle(minuteMs);
  const log = (line: string) => {
    if (signal?.aborted) return;
    // Without time and process, a line that repeats is the same.
    if (isNew(line.replace(/^.*?\] /, ''))) process.stderr.write(`PostgreSQL: ${line}\n`);
  };
  return startPostgres({ dataDir: join(dataFolder, 'postgres'), environment, log, signal });
}

/** Creates each database with its user. Returns their URLs by name. Throws StartupError. */
export async function provisionDatabases(
  adminUrl: string,
  { databasePasswords }: Secrets,
  names: readonly string[],
): Promise<Record<string, string>> {
  const urls: Record<string, string> = {};
  for (const name of names) {
    urls[name] = await provisionDatabase(adminUrl, name, databasePasswords[name]).catch((cause: unknown) => {
      // For a host name with several addresses, Node's error has a code but no message.
      const reason = (cause instanceof Error && cause.message) || (errorCode(cause) ?? String(cause));
      const { host } = new URL(adminUrl);
      throw new StartupError(`The database ${name} can't be prepared on ${host} (PostgreSQL): ${reason}`, {
        cause,
      });
    });
  }
  return urls;
}

/** Throws StartupError if the installation uses the operator's own database server. */
export function requireEmbeddedServer({ postgresAdminUrl }: Place): void {
  if (postgresAdminUrl === undefined) return;
  throw new StartupError('POSTGRES_ADMIN_URL names a server of your own: see docs/runbook.md.');
}

/** Files of the embedded server, relative to the data folder. */
export const cluster = join('postgres', 'cluster');

/**
 * Throws StartupError if the installation uses the operator's own server, or the folder has no data, as with a mistyped
 * DATA_DIR: a command would create an empty database there.
 */
export function requireData(place: Place): void {
  requireEmbeddedServer(place);
  const { dataFolder } = place;
  if (existsSync(join(dataFolder, cluster))) return;
  throw new StartupError(`${dataFolder} holds no data of the product; set DATA_DIR to the folder that does.`);
}

/** Works with the embedded server: the running product's, or one started for this. Throws StartupError like `requireData`. */
export async function withDatabaseServer<Result>(
  place: Place,
  work: (adminUrl: string) => Promise<Result>,
): Promise<Result> {
  requireData(place);
  const running = await findRunningPostgres(join(place.dataFolder, 'postgres'));
  if (running !== undefined) return work(running);
  await using parts = new AsyncDisposableStack();
  const lock = await lockDataFolder(place.dataFolder);
  parts.defer(lock.release);
  const server = await openDatabaseServer(place);
  parts.defer(server.stop);
  return await work(server.url);
}
