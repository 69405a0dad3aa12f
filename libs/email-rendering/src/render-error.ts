/** What can be wrong with a template; the second half of its code. */
export type RenderErrorReason =
  | 'syntax'
  | 'unknownVariable'
  | 'unknownHelper'
  | 'notAllowed'
  | 'tooLong'
  | 'tooDeep'
  | 'emptySubject'
  | 'failed';

/** Where in the template, both from 1. */
export interface TemplatePlace {
  readonly line: number;
  readonly column: number;
}

/** A template or its variables are at error: no retry helps until staff change the template. */
export class RenderError extends Error {
  constructor(
    readonly reason: RenderErrorReason,
    /** The name that is not known, or the error in words. */
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
