import { execFile } from 'node:child_process';

/**
 * Runs a command to its end without a shell; never rejects.
 * @param options.timeout milliseconds; after it the command is killed
 * @returns its exit code (null when it could not run or took too long) and what it wrote
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { timeout?: number; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const limits = { killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
    const child = execFile(command, args, { ...options, ...limits }, (error, stdout, stderr) => {
      const failure = error && child.exitCode === null ? error.message : '';
      resolve({ code: child.exitCode, output: stdout + stderr + failure });
    });
    child.stdin?.end();
  });
}
