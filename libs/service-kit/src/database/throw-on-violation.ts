import { QueryFailedError } from 'typeorm';

/** Awaits a write. If it violates a constraint or unique index that `errors` has, throws that error. */
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
