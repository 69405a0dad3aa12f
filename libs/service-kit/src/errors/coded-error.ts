import { errorStatus, type ErrorCode, type FieldError } from '@chauffeur/contracts';

/** An expected failure: its code and, for invalid input, the code of each field; `ProblemFilter` makes it a response. */
export class CodedError extends Error {
  override readonly name = 'CodedError';

  constructor(
    readonly code: ErrorCode,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(code);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
