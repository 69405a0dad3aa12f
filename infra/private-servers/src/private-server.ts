import { guardAgainstOrphans, type OrphanGuard } from './processes/orphan-guard.js';
import type { ServerProcess } from './processes/server-process.js';
import { removeFolder } from './processes/temporary-folder.js';
import { until } from './processes/until.js';
import { folderError, ServerError } from './server-error.js';

/** A server for one run, with the means to break it in fault tests. */
export type PrivateServer = {
  /** Address with user and password. */
  url: string;
  /** Temporary folder with all its files; undefined for a server that the environment names and for permanent data. */
  folder?: string;
  /** Kills the server with SIGKILL; its data stays. Throws ServerError for a server named by the environment. */
  kill9: () => Promise<void>;
  /** Starts it again on the same port with the same data (kills it first when it still runs). */
  restart: () => Promise<void>;
  /**
   * Resolves with how its process ends, `SIGKILL`, or `exit code 1` and what it wrote as the reason; never for a server named
   * by the environment.
   */
  ended: () => Promise<string>;
  /** Stops it and removes what it left: processes and temporary folders. Safe to call twice. */
  stop: () => Promise<void>;
};

export type PrivateServerOptions = {
  /** Environment to look addresses up in; the process's own unless given. */
  environment?: Record<string, string | undefined>;
  /** Receives progress (an installation) and the server's own output, line by line. */
  log?: (line: string) => void;
};

export type ServerPlan = {
  name: string;
  url: string;
  folder: string;
  /** Whether the folder is removed when the server is stopped, or when this process dies. */
  temporary: boolean;
  /** Starts its processes, helpers first and the server itself last. */
  launch: () => Promise<ServerProcess[]>;
  isReady: () => Promise<boolean>;
  /** Ends it in an orderly way. */
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** Whether it also has to end in an orderly way when this process dies. */
  keepsData?: boolean;
  /** Whether a line of its output says why it ended by itself. */
  isReason?: (line: string) => boolean;
  /** Whether a start that failed with this output may succeed a moment later. */
  mayRetry?: (output: string) => boolean;
};

const never = new Promise<never>(() => undefined);
/** `recovery`: PostgreSQL reads what it wrote since its last checkpoint, which a killed one may have much of. */
const TIMEOUT_MS = { ready: 90_000, recovery: 15 * 60_000, stop: 30_000, retry: 15_000 };

/** Starts a server and waits until it is ready. Throws ServerError. */
export async function startServer(plan: ServerPlan): Promise<PrivateServer> {
  const { url, folder, temporary, keepsData = false } = plan;
  let processes: ServerProcess[] = [];
  let guard: OrphanGuard | undefined;

  const kill = async (): Promise<void> => {
    for (const process of processes.toReversed()) await process.kill();
    guard?.release();
  };
  const start = async (retryUntil = Date.now() + TIMEOUT_MS.retry): Promise<void> => {
    processes = await plan.launch();
    guard = guardAgainstOrphans({
      signal: keepsData ? 'INT' : 'KILL',
      grace: keepsData ? 20 : 0,
      // PostgreSQL passes the signal on to the rest of its group; other groups are killed as a whole.
      processes: processes.flatMap(({ pid }) => (pid === undefined ? [] : [keepsData ? pid : -pid])),
      folders: temporary ? [folder] : [],
    });
    const server = processes.at(-1);
    const isDecided = await until(
      async () => !server?.isRunning || (await plan.isReady()),
      keepsData ? TIMEOUT_MS.recovery : TIMEOUT_MS.ready,
    );
    if (isDecided && server?.isRunning) return;
    await kill();
    const output = server?.lastOutput ?? '';
    if (!plan.mayRetry?.(output) || Date.now() > retryUntil) throw startError(plan.name, folder, output);
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

/** Why a server did not start, from what it wrote. */
export function startError(name: string, folder: string, output: string): ServerError {
  const problem = folderError(folder, undefined, output);
  if (problem) return problem;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'no output';
  return new ServerError(`${name} did not start in ${folder}: ${reason}`);
}

/**
 * The server that a variable of the environment names: used as it is, never killed, never stopped.
 * Throws ServerError where it is no URL of one of the schemes.
 */
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
