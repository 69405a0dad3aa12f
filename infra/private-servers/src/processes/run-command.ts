import { spawn } from 'node:child_process';

/** The end of a command: its exit code (null when it could not run or took too long) and what it wrote. */
export type CommandResult = { code: number | null; output: string };

/**
 * Runs a command to its end without a shell; never rejects.
 * @param options.timeout milliseconds; after it the command is killed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: {
    timeout?: number;
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    uid?: number;
    gid?: number;
    onOutput?: (text: string) => void;
  } = {},
): Promise<CommandResult> {
  const { onOutput, timeout, ...spawnOptions } = options;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      ...spawnOptions,
      ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' }),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const collect = (chunk: Buffer): void => {
      const text = chunk.toString();
      output += text;
      onOutput?.(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: null, output: output + error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
