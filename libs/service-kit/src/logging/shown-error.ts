/** What a log line shows of an error. */
interface ShownError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly [field: string]: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** What helps to find the cause and holds nothing of a person. */
const shownFields = ['code', 'constraint', 'table', 'column', 'status', 'responseCode', 'command', 'syscall'];

/** Causes of causes are shown no deeper. */
const maxDepth = 4;

/**
 * Type, message, stack and a few fields by name, with its causes. An error of the database carries the values of its
 * statement (`parameters`, `detail`), one of the mail server whole envelopes: such fields are left out, and the values
 * that PostgreSQL quotes in its messages about data are masked.
 */
export function shownError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const fields = error as Error & Record<string, unknown>;
  const message = shownMessage(error);
  const shown: ShownError = {
    type: error.name,
    message,
    ...(error.stack ? { stack: error.stack.replace(error.message, () => message) } : {}),
    ...Object.fromEntries(
      shownFields.flatMap((field) => (isPlain(fields[field]) ? [[field, fields[field]]] : [])),
    ),
    ...(error.cause !== undefined && depth < maxDepth ? { cause: shownError(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < maxDepth
      ? { errors: error.errors.map((one) => shownError(one, depth + 1)) }
      : {}),
  };
  return shown;
}

/** Its message. Class 22 of SQLSTATE is data exceptions, `invalid input syntax for type uuid: "…"`. */
export function shownMessage(error: Error): string {
  const { message, code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^22\w{3}$/.test(code) ? message.replace(/".*"/s, '"…"') : message;
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
