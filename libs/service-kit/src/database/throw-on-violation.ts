import { QueryFailedError } from 'typeorm';

/**
 * The result of a write; where the database rejects it by a named constraint or unique index, the error given for
 * that name is thrown instead. Other failures are rethrown.
 */
export async function throwOnViolation<Result>(
  write: Promise<Result>,
  errors: Readonly<Record<string, () => Error>>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw errors[violatedConstraint(error) ?? '']?.() ?? error;
  }
}

function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { driverError } = error;
  return 'constraint' in driverError && typeof driverError.constraint === 'string'
    ? driverError.constraint
    : null;
}
