import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProgramEnvironment } from './program-environment.js';

export interface RunningProgram {
  /** SIGKILL: the program has no chance to finish anything. */
  kill9(): Promise<void>;
}

/** Starts a program of this folder as its own process and waits until it runs. */
export async function startProgram(
  name: 'relay-program' | 'consumer-program' | 'in-process-program',
  environment: ProgramEnvironment,
): Promise<RunningProgram> {
  const child = fork(new URL(`./${name}.js`, import.meta.url), { env: { ...process.env, ...environment } });
  const exited = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), exited]);
  if (message !== 'ready') throw new Error(`${name} ended while starting`);
  return {
    async kill9() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
