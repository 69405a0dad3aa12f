import { get, type Control, type Field, type FieldPath, type FieldValues } from 'react-hook-form';
import { RequestFailed } from '../../api/send-request';

/**
 * Puts the server's field errors under their fields and focuses the first, as a form does with its own errors. An error
 * within a field, such as `photos.1.imageHash`, belongs to that field. Returns false if none of the fields is on the screen,
 * so that the caller shows a message.
 */
export function setFieldErrors<Values extends FieldValues, Context, Output>(
  failure: unknown,
  control: Control<Values, Context, Output>,
): boolean {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  const placed = errors.filter(({ field }) => isOnScreen(control, field));
  placed.forEach(({ field, code, params = {} }, index) => {
    // Values that the code's text may contain, such as where in a template the error is.
    const types = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    const error = { type: 'server', message: code, types };
    control.setError(field as FieldPath<Values>, error, { shouldFocus: index === 0 });
  });
  return placed.length > 0;
}

/** Whether a field, or one that contains it, is mounted. A form also has values without a field. */
function isOnScreen<Values extends FieldValues, Context, Output>(
  control: Control<Values, Context, Output>,
  field: string,
): boolean {
  const names = field.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  // The library has no public API for this: `getFieldState` knows values, not what is mounted.
  return names.some((name) => {
    const registered: Partial<Field> | undefined = get(control._fields, name);
    return registered?._f?.mount === true;
  });
}
