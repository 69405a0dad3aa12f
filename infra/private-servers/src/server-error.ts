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
  text: "The folder FOLDER can't be written by this user. Correct its permissions",
};
const problems = [
  {
    code: /^(ENOSPC|EDQUOT)$/,
    output: /no space left on device|disk quota exceeded|disk is full/i,
    text: 'No space left on the disk that holds FOLDER. Free some space',
  },
  {
    code: /^EROFS$/,
    output: /read-only file system/i,
    text: 'The disk that holds FOLDER is read-only. Make it writable',
  },
  unwritable,
];

/** Returns the error about a full or read-only disk, found in a file error or a server's output, if there is one. */
export function folderError(folder: string, cause: unknown, output = ''): ServerError | undefined {
  const code = errorCode(cause) ?? '';
  const problem = problems.find((one) => one.code.test(code) || one.output.test(output));
  return problem && unwritableFolderError(folder, cause, problem.text);
}

export function unwritableFolderError(folder: string, cause: unknown, text = unwritable.text): ServerError {
  const described = text.replace('FOLDER', () => folder);
  return new ServerError(`${described}, or choose another folder by DATA_DIR.`, { cause });
}
