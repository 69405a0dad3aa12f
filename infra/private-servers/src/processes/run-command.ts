import { spawn } from 'node:child_process';

/**
 * Runs a command to its end without a shell; never rejects.
 * @param options.timeout milliseconds; after it the command is killed
 * @returns its exit code (null when it could not run or took too long) and what it wrote
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { timeout?: number; env?: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      ...options,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: null, output: output + error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
