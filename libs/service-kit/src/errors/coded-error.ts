import { errorStatus, type ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError } from '@chauffeur/contracts/http/problem';

/** An expected failure: its code and, for invalid input, the code of each field. `ProblemFilter` turns it into a response. */
export class CodedError extends Error {
  override readonly name = 'CodedError';

  /** Seconds until the client may retry, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly errors: readonly FieldError[] = [],
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Creates an error of one field, under which forms show it. */
export function codedFieldError(field: string, code: ErrorCode): CodedError {
  return new CodedError(code, [{ field, code }]);
}
