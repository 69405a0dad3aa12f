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
  /** PATH, and the credentials of a store, such as AWS_ACCESS_KEY_ID. */
  environment: Environment;
  signal?: AbortSignal | undefined;
};

/** Runs restic on a repository and returns its output. Throws StartupError with restic's own reason. */
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
        // Limit restic to one core and little memory, so that the site stays fast.
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

/**
 * Checks that the repository can be opened, and creates a missing one.
 * @param isKnown it has had backups, so that a missing one is not created: its disk may not be mounted
 */
export async function prepareRepository(options: ResticOptions, isKnown: boolean): Promise<void> {
  try {
    await restic(options, ['cat', 'config']);
  } catch (error) {
    // restic has had this message since 0.9; Debian's version has no exit code for it yet.
    if (!String(error).includes('unable to open config file')) throw error;
    if (isKnown) {
      throw new StartupError(
        `There are no backups at ${withoutPassword(options.repository)} any more. Mount its disk, or begin again there with \`backups now\`.`,
      );
    }
    await restic(options, ['init']);
  }
}

/** Returns the address of a store without its password, as restic prints it: operators may share the output. */
export function withoutPassword(repository: string): string {
  return repository.replace(/(:\/\/[^/:@]*):[^/]*@/, '$1:***@');
}

function resticProblem(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'restic is not installed (apt-get install restic)';
  const { stderr = '' } = error as { stderr?: string };
  return resticReason(stderr) || String(error);
}

/** Returns why restic failed: its last message without the stack trace above it; if that only counts errors, with the first one. */
export function resticReason(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /^\S+ \S/.test(line));
  const fatal = lines.find((line) => line.startsWith('Fatal:'));
  const counted = fatal !== undefined && /\d+ errors?\b/.test(fatal) ? [lines[0], fatal].join('; ') : fatal;
  return (counted ?? lines.slice(-2).join('; ')).slice(0, 500);
}
