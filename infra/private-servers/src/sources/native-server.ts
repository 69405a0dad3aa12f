import type { PrivateServer } from '../private-server.js';
import { guardAgainstOrphans, type OrphanGuard } from '../processes/orphan-guard.js';
import type { ServerProcess } from '../processes/server-process.js';
import { createTemporaryFolder, removeFolder } from '../processes/temporary-folder.js';
import { until } from '../processes/until.js';
import { folderError, folderProblem, ServerError } from '../server-error.js';

/** Milliseconds for a server on this machine to answer. */
const READY_TIMEOUT = 90_000;

/** Milliseconds for a server to end in an orderly way before it is killed. */
const STOP_GRACE = 20_000;

/** A server made of programs on this machine. */
export type NativePlan = {
  /** Name for people and for its temporary folder. */
  name: string;
  url: string;
  /** Starts the processes, helpers first and the server itself last. */
  launch: (folder: string) => Promise<ServerProcess[]>;
  answers: () => Promise<boolean>;
};

/**
 * Runs a server from programs on this machine in a temporary folder. Throws ServerError.
 */
export async function startNative(
  plan: (folder: string) => Promise<NativePlan>,
  name: string,
): Promise<PrivateServer> {
  const folder = await createTemporaryFolder(name);
  let processes: ServerProcess[] = [];
  let guard: OrphanGuard | undefined;

  const kill = async (): Promise<void> => {
    for (const process of processes.toReversed()) await process.kill();
    guard?.release();
  };
  const start = async ({ url, launch, answers, name: title }: NativePlan): Promise<string> => {
    processes = await launch(folder);
    guard = guardAgainstOrphans({
      signal: 'KILL',
      grace: 0,
      processes: processes.map(({ pid }) => -pid).filter((group) => group !== 0),
      folders: [folder],
    });
    const server = processes.at(-1);
    const ready = await until(async () => !server?.isRunning || (await answers()), READY_TIMEOUT, 100);
    if (ready && server?.isRunning) return url;
    const output = server?.lastOutput ?? '';
    const problem = folderProblem(undefined, output);
    if (problem) throw folderError(problem, folder);
    const reason = output.split('\n').findLast((line) => line.trim() !== '') ?? 'no output';
    throw new ServerError('start-failed', `${title} did not start: ${reason}`);
  };
  const stop = async (): Promise<void> => {
    await processes.at(-1)?.stop('SIGTERM', STOP_GRACE);
    await kill();
    await removeFolder(folder);
  };
  try {
    const planned = await plan(folder);
    const url = await start(planned);
    return {
      url,
      folder,
      kill9: async () => processes.at(-1)?.kill(),
      restart: async () => {
        await kill();
        await start(planned);
      },
      stop,
    };
  } catch (error) {
    await kill();
    await removeFolder(folder);
    throw error;
  }
}
