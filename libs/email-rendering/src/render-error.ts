/** What is wrong with a template; the second part of the error's code. */
export type RenderErrorReason =
  | 'syntax'
  | 'unknownVariable'
  | 'unknownHelper'
  | 'notAllowed'
  | 'tooLong'
  | 'tooDeep'
  | 'emptySubject'
  | 'failed';

/** Position in the template; both count from 1. */
export interface TemplatePlace {
  readonly line: number;
  readonly column: number;
}

/** A template is invalid, or does not fit its variables: retries fail until staff change the template. */
export class RenderError extends Error {
  constructor(
    readonly reason: RenderErrorReason,
    /** The unknown name, or a description of the error. */
    readonly detail: string,
    readonly place?: TemplatePlace,
  ) {
    super(`emailTemplate.${reason}: ${detail}`);
  }

  /** For example `emailTemplate.unknownVariable`. */
  get code(): string {
    return `emailTemplate.${this.reason}`;
  }
}
