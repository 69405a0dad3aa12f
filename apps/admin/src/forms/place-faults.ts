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
  const placed = faults.flatMap(({ field, code, params = {} }) => {
    const name = names.find((known) => known === field);
    // What the code's words may name stands beside it: where in a text the fault is.
    const types = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    return name ? [{ name, code, types }] : [];
  });
  for (const { name, code, types } of placed) setError(name, { type: 'server', message: code, types });
  return placed.length > 0;
}
