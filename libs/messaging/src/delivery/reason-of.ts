const REASON_CHARACTERS = 1_000;

/** One line for logs and tables; without the stack, and bounded. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return reason.slice(0, REASON_CHARACTERS);
}
