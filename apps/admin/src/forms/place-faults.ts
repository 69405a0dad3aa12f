import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { RequestFailed } from '../api/send-request';

/**
 * Puts the server's field faults under their fields; false when it named none of `names`, so that the caller says
 * something of its own.
 */
export function placeFaults<Values extends FieldValues>(
  failure: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const faults = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  const placed = faults.flatMap(({ field, code }) => {
    const name = names.find((known) => known === field);
    return name ? [{ name, code }] : [];
  });
  for (const { name, code } of placed) setError(name, { type: 'server', message: code });
  return placed.length > 0;
}
