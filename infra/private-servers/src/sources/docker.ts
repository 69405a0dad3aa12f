import { runCommand } from '../processes/run-command.js';
import { folderProblem, ServerError } from '../server-error.js';

/** Milliseconds that an engine has to say that it is there. */
const ENGINE_TIMEOUT = 5_000;

/** Label of every container of ours, so that an operator can find them. */
export const CONTAINER_LABEL = 'chauffeur.private-server';

let engine: Promise<boolean> | undefined;

/** Whether a Docker engine answers; asked once a process. */
export function dockerAnswers(): Promise<boolean> {
  engine ??= runCommand('docker', ['info', '--format', '{{.ServerVersion}}'], {
    timeout: ENGINE_TIMEOUT,
  }).then(({ code, output }) => code === 0 && /^\d+\./m.test(output));
  return engine;
}

/** What a container is created from. */
export type ContainerPlan = {
  name: string;
  image: string;
  /** Port on 127.0.0.1 that leads to `containerPort`. */
  port: number;
  containerPort: number;
  environment?: Record<string, string>;
  /** The container's command; the image's own unless given. */
  command?: readonly string[];
};

/** Arguments of `docker create`; the data outlives a kill, so that a restart finds it. */
export function createArguments(plan: ContainerPlan): string[] {
  return [
    'create',
    '--name',
    plan.name,
    '--hostname',
    plan.name,
    '--label',
    CONTAINER_LABEL,
    '--publish',
    `127.0.0.1:${plan.port}:${plan.containerPort}`,
    ...Object.entries(plan.environment ?? {}).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    plan.image,
    ...(plan.command ?? []),
  ];
}

/** Arguments that remove a container with its data, running or not. */
export function removeArguments(name: string): string[] {
  return ['rm', '--force', '--volumes', name];
}

/** Runs docker; throws ServerError with its last line when it fails. */
export async function docker(args: readonly string[], log?: (line: string) => void): Promise<string> {
  const { code, output } = await runCommand('docker', args, {
    timeout: 600_000,
    ...(log ? { onOutput: (text) => log(text.trimEnd()) } : {}),
  });
  if (code === 0) return output;
  const reason = output.trim().split('\n').at(-1) ?? '';
  throw new ServerError(
    folderProblem(undefined, output) ?? 'start-failed',
    `docker ${args[0] ?? ''} failed: ${reason}`,
  );
}
