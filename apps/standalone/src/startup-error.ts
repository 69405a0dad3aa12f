/** A start that failed for a foreseen reason; `message` is one line that is shown as it is. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
