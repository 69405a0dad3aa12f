import { errorCode } from './error-code.js';

/** A failure to find or run a server. `message` is one line that can be shown to users. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
  }
}

const isFull = {
  code: /^(ENOSPC|EDQUOT)$/,
  output: /no space left on device|disk quota exceeded|disk is full/i,
};
const isClosed = {
  code: /^(EACCES|EPERM|EROFS|ENOTDIR)$/,
  output: /read-only file system|could not (create|open|access|change permissions).*permission denied/i,
};

/** Returns the error about a full or read-only disk, found in a file error or a server's output, if there is one. */
export function folderError(folder: string, cause: unknown, output = ''): ServerError | undefined {
  const code = errorCode(cause) ?? '';
  if (isFull.code.test(code) || isFull.output.test(output)) {
    return new ServerError(
      `No space left on the disk that holds ${folder}. Free some space, or choose another folder by DATA_DIR.`,
      { cause },
    );
  }
  return isClosed.code.test(code) || isClosed.output.test(output)
    ? unwritableFolderError(folder, cause)
    : undefined;
}

export function unwritableFolderError(folder: string, cause: unknown): ServerError {
  return new ServerError(
    `The folder ${folder} can't be written by this user. Correct its permissions, or choose another folder by DATA_DIR.`,
    { cause },
  );
}
