/** Thrown by a reaction to say: what I need is away, this is not the message's fault; try again until it is back. */
export class InfrastructureFault extends Error {
  override readonly name = 'InfrastructureFault';
}

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
 * SQLSTATEs (PostgreSQL, appendix A): connection exceptions, insufficient resources, operator intervention
 * such as shutdown, system errors; read-only after a failover; deadlock and serialization, which a repeat cures.
 * Not 57014: a cancelled query may well be the message's doing.
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|58...|25006|40001|40P01)$/;

/** What pg, pg-pool, TypeORM and ioredis say without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool after calling end|Driver not Connected|Connection is closed\.|Stream isn't writeable|max retries per request/i;

const DEPTH = 5;

/** Whether `error`, or what caused it, is the surroundings' fault (database, network, disk) rather than the message's. */
export function isInfrastructureFault(error: unknown, depth = DEPTH): boolean {
  if (depth === 0 || typeof error !== 'object' || error === null) return false;
  if (error instanceof InfrastructureFault) return true;
  if ('code' in error && typeof error.code === 'string') {
    if (NETWORK_CODES.has(error.code) || SQLSTATE.test(error.code)) return true;
  }
  if ('message' in error && typeof error.message === 'string' && MESSAGES.test(error.message)) return true;
  const causes = [
    'cause' in error ? error.cause : undefined,
    // TypeORM keeps pg's error here, Node's dual-stack connect keeps its errors in an AggregateError.
    'driverError' in error ? error.driverError : undefined,
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
  ];
  return causes.some((cause) => isInfrastructureFault(cause, depth - 1));
}
