import type { PrivateServer } from '../private-server.js';
import { guardAgainstOrphans } from '../processes/orphan-guard.js';
import { until } from '../processes/until.js';
import { ServerError } from '../server-error.js';
import { createArguments, docker, removeArguments, type ContainerPlan } from './docker.js';

/** Milliseconds for a server in a container to answer. */
const READY_TIMEOUT = 120_000;

/** Runs a server in a Docker container and waits until it answers. Throws ServerError `start-failed`. */
export async function startContainer(
  plan: ContainerPlan,
  url: string,
  answers: () => Promise<boolean>,
  log?: (line: string) => void,
): Promise<PrivateServer> {
  log?.(`starting ${plan.image} in Docker`);
  const guard = guardAgainstOrphans({
    signal: 'KILL',
    grace: 0,
    processes: [],
    commands: [['docker', ...removeArguments(plan.name)]],
  });
  const stop = async (): Promise<void> => {
    await docker(removeArguments(plan.name)).catch((error: unknown) => {
      if (!(error instanceof ServerError && /no such container/i.test(error.message))) throw error;
    });
    guard.release();
  };
  const start = async (): Promise<void> => {
    await docker(['start', plan.name]);
    if (!(await until(answers, READY_TIMEOUT, 200))) {
      throw new ServerError('start-failed', `${plan.image} did not answer within ${READY_TIMEOUT / 1000} s.`);
    }
  };
  const kill9 = async (): Promise<void> => {
    await docker(['kill', '--signal', 'KILL', plan.name]);
    await docker(['wait', plan.name]);
  };
  try {
    await docker(createArguments(plan), log);
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    kill9,
    restart: async () => {
      await kill9().catch(() => undefined);
      await start();
    },
    stop,
  };
}
