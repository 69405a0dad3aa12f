import { get, type Control, type Field, type FieldPath, type FieldValues } from 'react-hook-form';
import { RequestFailed } from '../api/send-request';

/**
 * Puts the server's field errors under their fields and focuses the first, as a form does with its own; false when none
 * of their fields is on the screen, so that the caller shows something of its own. An error within a field, such as
 * `photos.1.imageHash`, is that field's.
 */
export function setFieldErrors<Values extends FieldValues, Context, Output>(
  failure: unknown,
  control: Control<Values, Context, Output>,
): boolean {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  const placed = errors.filter(({ field }) => isOnScreen(control, field));
  placed.forEach(({ field, code, params = {} }, index) => {
    // The values that the code's text may name: where in a template the error is.
    const types = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    const error = { type: 'server', message: code, types };
    control.setError(field as FieldPath<Values>, error, { shouldFocus: index === 0 });
  });
  return placed.length > 0;
}

/** Whether a field is drawn, or one that it is part of. A form also has values without a field. */
function isOnScreen<Values extends FieldValues, Context, Output>(
  control: Control<Values, Context, Output>,
  field: string,
): boolean {
  const names = field.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  // The library has no public way to ask this: `getFieldState` knows values, not what is mounted.
  return names.some((name) => {
    const registered: Partial<Field> | undefined = get(control._fields, name);
    return registered?._f?.mount === true;
  });
}
