import { execFile } from 'node:child_process';

/** Runs a command without a shell; never rejects. The code is null if it could not run, or took over `timeout` ms. */
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
