import { guardAgainstOrphans, type OrphanGuard } from './processes/orphan-guard.js';
import type { ServerProcess } from './processes/server-process.js';
import { removeFolder } from './processes/temporary-folder.js';
import { until } from './processes/until.js';
import { folderError, ServerError } from './server-error.js';

/** A server for one run, with functions to break it in fault tests. */
export type PrivateServer = {
  url: string;
  /** Temporary folder with all its files; undefined for permanent data, and for a server named by the environment. */
  folder?: string;
  /** Kills the server with SIGKILL; its data stays. Throws ServerError for a server named by the environment. */
  kill9: () => Promise<void>;
  /** Starts it again on the same port with the same data; kills it first if it still runs. */
  restart: () => Promise<void>;
  /** Resolves when it ends: with `SIGKILL`, or `exit code 1` and the reason printed; never for one of the environment. */
  ended: () => Promise<string>;
  /** Stops it and removes its processes and temporary folders. Safe to call twice. */
  stop: () => Promise<void>;
};

export type PrivateServerOptions = {
  /** Environment in which addresses are looked up; by default the process's own. */
  environment?: Record<string, string | undefined>;
  /** Receives progress (of an installation) and the server's output, line by line. */
  log?: (line: string) => void;
  /** Aborted when the server is no longer wanted: a start in progress then stops what it has started, and throws. */
  signal?: AbortSignal | undefined;
};

export type ServerPlan = {
  name: string;
  url: string;
  folder: string;
  /** Whether the folder is removed when the server stops, or this process dies. */
  temporary: boolean;
  /** Starts its processes: helpers first, the server itself last. */
  launch: () => Promise<ServerProcess[]>;
  isReady: () => Promise<boolean>;
  stopSignal: 'SIGINT' | 'SIGTERM';
  signal?: AbortSignal | undefined;
  /** Whether it also needs a clean shutdown when this process dies. */
  keepsData?: boolean;
  /** Whether a line of output says why the server ended unexpectedly. */
  isReason?: (line: string) => boolean;
  /** Whether a failed start with this output may succeed if it is retried. */
  mayRetry?: (output: string) => boolean;
};

const never = new Promise<never>(() => undefined);
/** `recovery`: PostgreSQL replays its WAL since the last checkpoint, which can be long after a kill. */
const TIMEOUT_MS = { ready: 90_000, recovery: 15 * 60_000, stop: 30_000, retry: 15_000 };

/** Starts a server and waits until it is ready. Throws ServerError, or the reason of the plan's aborted signal. */
export async function startServer(plan: ServerPlan): Promise<PrivateServer> {
  const { url, folder, temporary, signal, keepsData = false } = plan;
  let processes: ServerProcess[] = [];
  let guard: OrphanGuard | undefined;

  const kill = async (): Promise<void> => {
    for (const process of processes.toReversed()) await process.kill();
    guard?.release();
  };
  const start = async (retryUntil = Date.now() + TIMEOUT_MS.retry): Promise<void> => {
    signal?.throwIfAborted();
    processes = await plan.launch();
    guard = guardAgainstOrphans({
      signal: keepsData ? 'INT' : 'KILL',
      grace: keepsData ? 20 : 0,
      // PostgreSQL forwards the signal to its children; other groups are killed as a whole.
      processes: processes.flatMap(({ pid }) => (pid === undefined ? [] : [keepsData ? pid : -pid])),
      folders: temporary ? [folder] : [],
    });
    const server = processes.at(-1);
    const isDecided = await until(
      async () => signal?.aborted === true || !server?.isRunning || (await plan.isReady()),
      keepsData ? TIMEOUT_MS.recovery : TIMEOUT_MS.ready,
    );
    if (signal?.aborted) {
      // RabbitMQ would finish its start before it stops.
      if (temporary) await kill();
      signal.throwIfAborted();
    }
    if (isDecided && server?.isRunning) return;
    await kill();
    const output = server?.lastOutput ?? '';
    if (!plan.mayRetry?.(output) || Date.now() > retryUntil)
      throw serverStartError(plan.name, folder, output);
    await start(retryUntil);
  };
  const stop = async (): Promise<void> => {
    await processes.at(-1)?.stop(plan.stopSignal, TIMEOUT_MS.stop);
    await kill();
    if (temporary) await removeFolder(folder);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    ...(temporary ? { folder } : {}),
    kill9: async () => processes.at(-1)?.kill(),
    ended: async () => {
      const server = processes.at(-1);
      const how = await (server?.ended ?? never);
      const lines = how.startsWith('SIG') ? [] : (server?.lastOutput.split('\n') ?? []);
      const reason = lines.findLast((line) => plan.isReason?.(line));
      return reason === undefined ? how : `${how}: ${reason}`;
    },
    restart: async () => {
      await kill();
      await start();
    },
    stop,
  };
}

/** Returns the error for a server that did not start, with the reason from its output. */
export function serverStartError(name: string, folder: string, output: string): ServerError {
  const problem = folderError(folder, undefined, output);
  if (problem) return problem;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'no output';
  return new ServerError(`${name} did not start in ${folder}: ${reason}`);
}

/** Returns the server in a variable, never killed or stopped. Throws ServerError if it is no URL with one of the schemes. */
export function namedServer(
  variable: string,
  schemes: readonly string[],
  { environment = process.env }: PrivateServerOptions,
): PrivateServer | undefined {
  const url = environment[variable];
  if (!url) return undefined;
  if (!URL.canParse(url) || !schemes.includes(new URL(url).protocol.slice(0, -1))) {
    throw new ServerError(`${variable} must be an address that starts with ${schemes.join(':// or ')}://`);
  }
  const reject = (): Promise<void> =>
    Promise.reject(
      new ServerError(`${variable} names a server that is not ours to kill; unset it for fault tests.`),
    );
  return { url, kill9: reject, restart: reject, ended: () => never, stop: () => Promise.resolve() };
}
