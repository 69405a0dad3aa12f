import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { RequestFailed } from '../api/send-request';

/**
 * Puts the server's field errors under their fields and focuses the first, as a form does with its own; false when it
 * named none of `names` and nothing within one, such as `photos.1.imageHash`, so that the caller shows something of its
 * own.
 */
export function setFieldErrors<Values extends FieldValues>(
  failure: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  const placed = errors.flatMap(({ field, code, params = {} }) => {
    const name = names.some((known) => field === known || field.startsWith(`${known}.`))
      ? (field as FieldPath<Values>)
      : undefined;
    // The values that the code's text may name: where in a template the error is.
    const types = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    return name ? [{ name, code, types }] : [];
  });
  placed.forEach(({ name, code, types }, index) =>
    setError(name, { type: 'server', message: code, types }, { shouldFocus: index === 0 }),
  );
  return placed.length > 0;
}
