/** A template or its variables are at fault: no retry helps until staff change the template. */
export class RenderFault extends Error {
  constructor(
    /** For example `emailTemplate.unknownVariable`. */
    readonly code: string,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}
