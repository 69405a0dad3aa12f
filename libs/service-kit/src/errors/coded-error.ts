import { errorStatus, type ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError } from '@chauffeur/contracts/http/problem';

/** An expected failure: its code and, for invalid input, the code of each field. `ProblemFilter` turns it into a response. */
export class CodedError extends Error {
  override readonly name = 'CodedError';

  readonly status: number;
  /** Seconds until the client may retry, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** `status` only for `request.rejected`, which has several; other codes have one. */
  constructor(
    readonly code: ErrorCode,
    readonly errors: readonly FieldError[] = [],
    { retryAfterSeconds, status = errorStatus[code] }: { retryAfterSeconds?: number; status?: number } = {},
  ) {
    super(code);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates an error of one field, under which forms show it. */
export function codedFieldError(field: string, code: ErrorCode): CodedError {
  return new CodedError(code, [{ field, code }]);
}
