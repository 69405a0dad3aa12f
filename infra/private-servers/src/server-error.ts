import { errorCode } from './error-code.js';

/** A failure to find or run a server. `message` is one line that can be shown to users. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}

const unwritable = {
  code: /^(EACCES|EPERM|ENOTDIR)$/,
  output: /could not (create|open|access|change permissions).*permission denied/i,
  describe: (folder: string) => `The folder ${folder} can't be written by this user. Correct its permissions`,
};
const problems = [
  {
    code: /^(ENOSPC|EDQUOT)$/,
    output: /no space left on device|disk quota exceeded|disk is full/i,
    describe: (folder: string) => `No space left on the disk that holds ${folder}. Free some space`,
  },
  {
    code: /^EROFS$/,
    output: /read-only file system/i,
    describe: (folder: string) => `The disk that holds ${folder} is read-only. Make it writable`,
  },
  unwritable,
];

/**
 * Returns the error about a full or read-only disk, or a folder without permission, found in a file error or a server's
 * output, if there is one.
 */
export function folderError(folder: string, cause: unknown, output = ''): ServerError | undefined {
  const code = errorCode(cause) ?? '';
  const problem = problems.find((one) => one.code.test(code) || one.output.test(output));
  return problem && errorOf(problem.describe(folder), cause);
}

/** Returns the error about a folder that this user can't write, for whatever reason. */
export function unwritableFolderError(folder: string, cause: unknown): ServerError {
  return errorOf(unwritable.describe(folder), cause);
}

function errorOf(description: string, cause: unknown): ServerError {
  return new ServerError(`${description}, or choose another folder by DATA_DIR.`, { cause });
}
