import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { checkAddress, namedServer } from '../named-server.js';
import type { PrivateServer, PrivateServerOptions } from '../private-server.js';
import { freePort } from '../processes/free-port.js';
import { guardAgainstOrphans, type OrphanGuard } from '../processes/orphan-guard.js';
import { runCommand } from '../processes/run-command.js';
import { ServerProcess } from '../processes/server-process.js';
import { createTemporaryFolder, removeFolder } from '../processes/temporary-folder.js';
import { until } from '../processes/until.js';
import { folderError, folderProblem, ServerError } from '../server-error.js';
import { ADMINISTRATOR, administratorUrl } from './administrator-url.js';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { findRunningPostmaster } from './postmaster-pid.js';
import { serverSettings } from './server-settings.js';
import { commandAs, findServerUser } from './server-user.js';
import type { ServerUser } from './server-user.rules.js';

/** A private PostgreSQL; `url` and `adminUrl` are the same address, of its administrator. */
export type PostgresServer = PrivateServer & { adminUrl: string; port: number };

export type PostgresOptions = PrivateServerOptions & {
  /**
   * Folder that keeps the data from run to run: the database in `cluster`, the administrator's password in
   * `admin-password`. Writes are then flushed to disk. Without it the data is temporary and is not flushed.
   */
  dataDir?: string;
};

/**
 * Starts PostgreSQL from its npm package on a free port of 127.0.0.1, or takes the one that
 * POSTGRES_ADMIN_URL names. A server left over on the same data by a killed process is stopped first.
 * Throws ServerError (`disk-full`, `folder-unwritable`, `not-installed`, `start-failed`, `address-wrong`).
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const named = (options.environment ?? process.env)['POSTGRES_ADMIN_URL'];
  if (named) {
    const url = checkAddress('POSTGRES_ADMIN_URL', named, ['postgres', 'postgresql']);
    return {
      ...namedServer('POSTGRES_ADMIN_URL', url),
      adminUrl: url,
      port: Number(new URL(url).port || 5432),
    };
  }
  const binaries = await findPostgresBinaries();
  const temporary = !options.dataDir;
  const home = resolve(options.dataDir || (await createTemporaryFolder('postgres')));
  try {
    return await startIn(home, temporary, binaries, options.log);
  } catch (error) {
    if (temporary) await removeFolder(home);
    const problem = folderProblem(error);
    throw problem && !(error instanceof ServerError) ? folderError(problem, home, error) : error;
  }
}

async function startIn(
  home: string,
  temporary: boolean,
  binaries: PostgresBinaries,
  log: ((line: string) => void) | undefined,
): Promise<PostgresServer> {
  const cluster = join(home, 'cluster');
  await mkdir(home, { recursive: true });
  // Others may pass through to `cluster`, which is closed to all but the server's account.
  await chmod(home, 0o711);
  const user = await findServerUser([binaries.postgres, cluster], cluster);
  const password = await initialise(home, cluster, temporary, binaries, user);
  const port = await freePort();
  const url = administratorUrl(password, port);
  let server: ServerProcess | undefined;
  let guard: OrphanGuard | undefined;

  const start = async (): Promise<void> => {
    await stopLeftOver(cluster);
    server = await launch(cluster, port, temporary, binaries, user, log, url);
    guard = guardAgainstOrphans({
      signal: 'INT',
      grace: 20,
      processes: [server.pid],
      folders: temporary ? [home] : [],
    });
  };
  const kill9 = async (): Promise<void> => {
    guard?.release();
    await server?.kill();
  };
  const stop = async (): Promise<void> => {
    if (server?.isRunning) await shutDown(server, cluster, binaries, user);
    guard?.release();
    if (temporary) await removeFolder(home);
  };
  await start();
  return {
    url,
    adminUrl: url,
    port,
    ...(temporary ? { folder: home } : {}),
    kill9,
    restart: async () => {
      await kill9();
      await start();
    },
    stop,
  };
}

/** Makes the database cluster where there is none yet; gives the administrator's password. */
async function initialise(
  home: string,
  cluster: string,
  temporary: boolean,
  binaries: PostgresBinaries,
  user: ServerUser,
): Promise<string> {
  const passwordFile = join(home, 'admin-password');
  if (await exists(cluster)) {
    const known = (await readFile(passwordFile, 'utf8').catch(() => '')).trim();
    if (known !== '') return known;
    throw new ServerError(
      'start-failed',
      `${passwordFile} is missing beside the database that it belongs to.`,
    );
  }
  // The cluster gets its name when it is whole, so that an interrupted start is simply begun anew.
  const unfinished = join(home, 'cluster-unfinished');
  await removeFolder(unfinished);
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const handOver = join(home, 'new-password');
  await writeFile(handOver, password, { mode: 0o600 });
  if (user.kind !== 'self') {
    await chown(unfinished, user.account.uid, user.account.gid);
    await chown(handOver, user.account.uid, user.account.gid);
  }
  const { command, args, ...as } = commandAs(user, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${ADMINISTRATOR}`,
    `--pwfile=${handOver}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(temporary ? ['--no-sync'] : []),
  ]);
  const result = await runCommand(command, args, { ...as, cwd: '/', env: serverEnvironment() });
  await rm(handOver, { force: true });
  if (result.code !== 0) {
    await removeFolder(unfinished).catch(() => undefined);
    throw startError(home, 'could not be initialised', result.output);
  }
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await rename(unfinished, cluster);
  return password;
}

async function launch(
  cluster: string,
  port: number,
  temporary: boolean,
  binaries: PostgresBinaries,
  user: ServerUser,
  log: ((line: string) => void) | undefined,
  url: string,
): Promise<ServerProcess> {
  const settings = serverSettings({ port, temporary }).flatMap((setting) => ['-c', setting]);
  const { command, args, ...as } = commandAs(user, binaries.postgres, ['-D', cluster, ...settings]);
  // Workers of a server that was killed hold its shared memory for a moment longer.
  const deadline = Date.now() + 15_000;
  for (;;) {
    const server = ServerProcess.start({ command, args, ...as, cwd: '/', env: serverEnvironment(), log });
    const ready = await until(async () => !server.isRunning || (await answers(url)), 60_000);
    if (ready && server.isRunning) return server;
    await server.kill();
    const output = server.lastOutput;
    if (
      !/shared memory block .* is still in use|lock file .* already exists/.test(output) ||
      Date.now() > deadline
    ) {
      throw startError(cluster, 'did not start', output);
    }
    await sleep(300);
  }
}

/** Stops a server that another process left running on the same data. */
async function stopLeftOver(cluster: string): Promise<void> {
  const pid = await findRunningPostmaster(cluster);
  if (pid === undefined) {
    // A process id that now belongs to something else would make PostgreSQL refuse to start.
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, grace] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await until(async () => (await findRunningPostmaster(cluster)) === undefined, grace)) return;
  }
  throw new ServerError('start-failed', `An old PostgreSQL (process ${pid}) on ${cluster} can't be stopped.`);
}

async function shutDown(
  server: ServerProcess,
  cluster: string,
  binaries: PostgresBinaries,
  user: ServerUser,
): Promise<void> {
  if (process.platform === 'win32') {
    const { command, args, ...as } = commandAs(user, binaries.pgCtl, [
      'stop',
      '-D',
      cluster,
      '-m',
      'fast',
      '-w',
    ]);
    await runCommand(command, args, { ...as, timeout: 30_000 });
  }
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, data is written, no recovery at the next start.
  await server.stop('SIGINT', 30_000);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function startError(folder: string, what: string, output: string): ServerError {
  const problem = folderProblem(undefined, output);
  if (problem) return folderError(problem, folder);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'no output';
  return new ServerError('start-failed', `PostgreSQL ${what} in ${folder}: ${reason}`);
}

/** The user's own PG* variables must not steer a private server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
