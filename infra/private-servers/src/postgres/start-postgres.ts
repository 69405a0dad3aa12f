import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  namedServer,
  startServer,
  type PrivateServer,
  type PrivateServerOptions,
} from '../private-server.js';
import { freePort } from '../processes/free-port.js';
import { ServerProcess } from '../processes/server-process.js';
import { createTemporaryFolder, removeFolder } from '../processes/temporary-folder.js';
import { folderError, ServerError } from '../server-error.js';
import { administratorUrl } from './find-running-postgres.js';
import { initialiseCluster } from './initialise-cluster.js';
import { isReason } from './log-lines.rules.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { stopLeftOver } from './postmaster-pid.js';
import { query } from './query.js';
import { commandAs, findServerUser } from './server-user.js';

export type PostgresOptions = PrivateServerOptions & {
  /**
   * Folder that stores the data from run to run: the database in `cluster`, the administrator's password in
   * `admin-password`. Writes are then flushed to disk. Without it the data is temporary and is not flushed.
   */
  dataDir?: string;
};

/**
 * Starts PostgreSQL from its npm package on a free port of 127.0.0.1, or takes the one that
 * POSTGRES_ADMIN_URL names. A server left over on the same data by a killed process is stopped first.
 * Its `url` is its administrator's.
 * Throws ServerError.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PrivateServer> {
  const server = namedServer('POSTGRES_ADMIN_URL', ['postgres', 'postgresql'], options);
  if (server) return server;
  const temporary = !options.dataDir;
  const home = resolve(options.dataDir || (await createTemporaryFolder('postgres')));
  try {
    return await startIn(home, temporary, options.log);
  } catch (error) {
    if (temporary) await removeFolder(home);
    throw error instanceof ServerError ? error : (folderError(home, error) ?? error);
  }
}

async function startIn(
  home: string,
  temporary: boolean,
  log?: (line: string) => void,
): Promise<PrivateServer> {
  const { initdb, postgres } = await findPostgresBinaries();
  const cluster = join(home, 'cluster');
  await mkdir(home, { recursive: true });
  // Others may pass through to `cluster`, which is closed to all but the server's account.
  await chmod(home, 0o711);
  const user = await findServerUser(postgres, cluster);
  const password = await initialiseCluster(home, { initdb, user, temporary });
  const port = await freePort();
  const url = administratorUrl(password, port);
  const { command, args, ...as } = commandAs(user, postgres, [
    '-D',
    cluster,
    ...serverSettings(port, temporary).flatMap((setting) => ['-c', setting]),
  ]);
  return startServer({
    name: 'PostgreSQL',
    url,
    folder: home,
    temporary,
    // PostgreSQL's fast shutdown: sessions are ended, data is written, no recovery at the next start.
    stopSignal: 'SIGINT',
    keepsData: true,
    isReady: () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      ),
    isReason,
    // Workers of a server that was killed hold its shared memory for a moment longer.
    mayRetry: (output) => /shared memory block .* is still in use|lock file .* already exists/.test(output),
    launch: async () => {
      await stopLeftOver(cluster);
      return [new ServerProcess({ command, args, ...as, log })];
    },
  });
}

function serverSettings(port: number, temporary: boolean): string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // For every service's pool, migrations and a few tools.
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_min_messages=warning',
    'log_checkpoints=off',
    // No values of rows.
    'log_error_verbosity=terse',
    // Files in the data folder, so that a killed server leaves nothing in /dev/shm.
    'dynamic_shared_memory_type=mmap',
    // Data that is thrown away is not flushed to disk, which makes tests much faster. What was committed outlives a kill of
    // the server all the same: the system has it.
    ...(temporary ? ['fsync=off', 'full_page_writes=off'] : []),
  ];
}
