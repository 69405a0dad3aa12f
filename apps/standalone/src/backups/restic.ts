import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorCode } from '@chauffeur/private-servers';
import type { Environment } from '../environment.js';
import { StartupError } from '../startup-error.js';

/** Longer than any backup of a company takes. */
const timeoutMs = 6 * 3_600_000;

export type ResticOptions = {
  repository: string;
  password: string;
  /** PATH, and the access of a store: AWS_ACCESS_KEY_ID and the like. */
  environment: Environment;
  signal?: AbortSignal | undefined;
};

/** Calls restic on a repository; resolves with what it printed. Throws StartupError with the reason that restic gives. */
export async function restic(
  { repository, password, environment, signal }: ResticOptions,
  args: readonly string[],
  folder?: string,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('restic', ['--no-cache', '--quiet', ...args], {
      cwd: folder,
      env: {
        ...environment,
        RESTIC_REPOSITORY: repository,
        RESTIC_PASSWORD: password,
        // Visitors come first: one core, and little memory.
        GOMAXPROCS: '1',
        GOGC: '50',
      },
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGINT',
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new StartupError(resticProblem(error));
  }
}

export async function prepareRepository(options: ResticOptions): Promise<void> {
  try {
    await restic(options, ['cat', 'config']);
  } catch (error) {
    // The same message since restic 0.9; its exit codes are younger than Debian's.
    if (!String(error).includes('unable to open config file')) throw error;
    await restic(options, ['init']);
  }
}

/** The address of a store as restic prints it: an operator may show the output to others. */
export function withoutPassword(repository: string): string {
  return repository.replace(/(:\/\/[^/:@]*):[^/]*@/, '$1:***@');
}

function resticProblem(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'restic is not installed (apt-get install restic)';
  const { stderr = '' } = error as { stderr?: string };
  return resticReason(stderr) || String(error);
}

/** Why restic failed: its last message, without the stack that it prints before them; where that counts errors, with the first. */
export function resticReason(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /^\S+ \S/.test(line));
  const fatal = lines.find((line) => line.startsWith('Fatal:'));
  const counted = fatal !== undefined && /\d+ errors?\b/.test(fatal) ? [lines[0], fatal].join('; ') : fatal;
  return (counted ?? lines.slice(-2).join('; ')).slice(0, 500);
}
