import { isUnavailableError } from '@chauffeur/messaging';

/** Fields that help to find the cause and contain no personal data. */
const shownFields = ['code', 'constraint', 'table', 'column', 'status', 'responseCode', 'command', 'syscall'];

const maxDepth = 4;

/**
 * Returns type, message, causes and a few known fields of an error, and its stack unless a server is unavailable or a retry
 * helps. Leaves out other fields, which may be personal: the database's errors carry values of the statement (`parameters`,
 * `detail`), the mail server's whole envelopes. Masks values that PostgreSQL quotes in messages about data.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const fields = error as Error & Record<string, unknown>;
  const message = loggableMessage(error);
  return {
    type: error.name,
    message,
    // An outage has a line for each request, and a stack would only say where it was noticed.
    ...(error.stack && !isUnavailableError(error)
      ? { stack: error.stack.replace(error.message, () => message) }
      : {}),
    ...Object.fromEntries(
      shownFields.flatMap((field) => (isPlain(fields[field]) ? [[field, fields[field]]] : [])),
    ),
    ...(error.cause !== undefined && depth < maxDepth
      ? { cause: loggableError(error.cause, depth + 1) }
      : {}),
    ...(error instanceof AggregateError && depth < maxDepth
      ? { errors: error.errors.map((one) => loggableError(one, depth + 1)) }
      : {}),
  };
}

/** Returns the message, with values masked in data exceptions (SQLSTATE class 22): `invalid input syntax for type uuid: "…"`. */
export function loggableMessage(error: Error): string {
  const { message, code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^22\w{3}$/.test(code) ? message.replace(/".*"/s, '"…"') : message;
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
