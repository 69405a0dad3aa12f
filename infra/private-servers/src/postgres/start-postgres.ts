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
import { isProblem, isReason } from './log-lines.rules.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { stopLeftOver } from './postmaster-pid.js';
import { query } from './query.js';
import { commandAs, findServerUser } from './server-user.js';

export type PostgresOptions = PrivateServerOptions & {
  /** Folder of permanent data, which is flushed to disk: `cluster` and `admin-password`. Without it, data is temporary. */
  dataDir?: string;
};

/**
 * Starts PostgreSQL from its npm package, or uses the one in POSTGRES_ADMIN_URL; `url` is the administrator's, and `log` gets
 * only problems. Stops a server that a killed process left running on the same data. Throws ServerError, or the reason of an
 * aborted `signal`.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PrivateServer> {
  const server = namedServer('POSTGRES_ADMIN_URL', ['postgres', 'postgresql'], options);
  if (server) return server;
  const temporary = !options.dataDir;
  const home = resolve(options.dataDir || (await createTemporaryFolder('postgres')));
  try {
    return await startIn(home, temporary, options);
  } catch (error) {
    if (temporary) await removeFolder(home);
    throw error instanceof ServerError ? error : (folderError(home, error) ?? error);
  }
}

async function startIn(
  home: string,
  temporary: boolean,
  { log = () => undefined, signal }: PostgresOptions,
): Promise<PrivateServer> {
  const { initdb, postgres } = await findPostgresBinaries();
  const cluster = join(home, 'cluster');
  await mkdir(home, { recursive: true });
  // Other accounts must be able to pass through to `cluster`, which only the server's account can open.
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
    // PostgreSQL's fast shutdown: ends sessions and writes all data, so that the next start needs no recovery.
    stopSignal: 'SIGINT',
    signal,
    keepsData: true,
    isReady: () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      ),
    isReason,
    // Workers of a killed server hold its shared memory a little longer.
    mayRetry: (output) => /shared memory block .* is still in use|lock file .* already exists/.test(output),
    launch: async () => {
      await stopLeftOver(cluster);
      return [new ServerProcess({ command, args, ...as, log: (line) => isProblem(line) && log(line) })];
    },
  });
}

function serverSettings(port: number, temporary: boolean): string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Enough for the pools of all services, migrations and a few tools.
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_min_messages=warning',
    'log_checkpoints=off',
    // Keeps values of rows out of the log.
    'log_error_verbosity=terse',
    // As files in the data folder, so that a killed server leaves nothing in /dev/shm.
    'dynamic_shared_memory_type=mmap',
    // Temporary data is not flushed to disk, which makes tests much faster. Committed data still survives a kill of the
    // server, because the operating system has it.
    ...(temporary ? ['fsync=off', 'full_page_writes=off'] : []),
  ];
}
