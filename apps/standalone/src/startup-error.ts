/** A start that failed for an expected reason; `message` is one line, shown unchanged. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
