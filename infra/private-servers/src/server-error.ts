import { errorCode } from './error-code.js';

/** Why a private server can't be had; each has one line for people. */
export type ServerErrorCode =
  | 'disk-full'
  | 'folder-unwritable'
  | 'not-installed'
  | 'address-wrong'
  | 'start-failed'
  | 'not-ours';

/** A failure to get or run a server. `message` is one line that can be shown as it is. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(
    readonly code: ServerErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}

const FILE_ERRORS: Record<string, ServerErrorCode> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'folder-unwritable',
  EPERM: 'folder-unwritable',
  EROFS: 'folder-unwritable',
  ENOTDIR: 'folder-unwritable',
};

/** What went wrong with a folder, from a Node file error or the last lines of a server's output. */
export function folderProblem(cause: unknown, output = ''): 'disk-full' | 'folder-unwritable' | undefined {
  const code = errorCode(cause);
  const known = code === undefined ? undefined : FILE_ERRORS[code];
  if (known === 'disk-full' || /no space left on device|disk quota exceeded/i.test(output))
    return 'disk-full';
  if (known === 'folder-unwritable') return known;
  if (
    /read-only file system|could not (create|open|access|change permissions).*permission denied/i.test(output)
  ) {
    return 'folder-unwritable';
  }
  return undefined;
}

/** The one line about a folder that is full or can't be written. */
export function folderError(
  problem: 'disk-full' | 'folder-unwritable',
  folder: string,
  cause?: unknown,
): ServerError {
  const message =
    problem === 'disk-full'
      ? `No space left on the disk that holds ${folder}. Free some space, or choose another folder by DATA_DIR.`
      : `The folder ${folder} can't be written by this user. Correct its permissions, or choose another folder by DATA_DIR.`;
  return new ServerError(problem, message, { cause });
}
