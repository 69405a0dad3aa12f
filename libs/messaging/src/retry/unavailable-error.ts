const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/**
 * SQLSTATEs (PostgreSQL, appendix A): connection exceptions, a password that is being rotated, insufficient resources,
 * operator intervention such as shutdown, system errors, read-only after a failover, and deadlock and serialization failures,
 * which a retry resolves. Not 57014: the message itself may be why the query was cancelled.
 */
const SQLSTATE = /^(08...|28...|53...|57P0[1-5]|58...|25006|40001|40P01)$/;

/** Messages of errors that pg, pg-pool, TypeORM and ioredis throw without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool after calling end|Driver not Connected|Connection is closed\.|Stream isn't writeable|max retries per request/i;

const DEPTH = 5;

/** Whether the error, or one of its causes, means that database, network or disk are unavailable, not that the message failed. */
export function isUnavailableError(error: unknown, depth = DEPTH): boolean {
  if (depth === 0 || typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (NETWORK_CODES.has(error.code) || SQLSTATE.test(error.code)) return true;
  }
  if ('message' in error && typeof error.message === 'string' && MESSAGES.test(error.message)) return true;
  const causes = [
    'cause' in error ? error.cause : undefined,
    // TypeORM stores pg's error here; Node's dual-stack connect stores its errors in an AggregateError.
    'driverError' in error ? error.driverError : undefined,
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
  ];
  return causes.some((cause) => isUnavailableError(cause, depth - 1));
}

const REASON_CHARACTERS = 1_000;

/** Returns name and message of an error, without its stack and truncated, for logs and tables. */
export function reasonOf(error: unknown): string {
  // Node's error for a host with several addresses has a code, but no message.
  const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const reason = error instanceof Error ? `${error.name}: ${error.message || code}` : String(error);
  return reason.slice(0, REASON_CHARACTERS);
}
