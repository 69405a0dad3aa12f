import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { SyntheticEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldErrorText } from '../i18n/use-field-error-text';
import { typedPart, typedValue } from './typed-part';
import { useDateText } from './use-date-text';

export type FormTextFieldProps<Values extends FieldValues, Context, Output> = Omit<TextFieldProps, 'name'> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  /** Called with a new value after the form has it. */
  onEdited?: ((value: string) => void) | undefined;
  /** False for a value that the field does not know yet: it is empty then. */
  canShow?: (value: unknown) => boolean;
};

/** A text field of a form; the rule's code is translated under it, and a date written in the language of the back office. */
export function FormTextField<Values extends FieldValues, Context, Output>({
  control,
  name,
  helperText,
  onEdited,
  canShow = () => true,
  ...field
}: FormTextFieldProps<Values, Context, Output>) {
  const fieldErrorText = useFieldErrorText();
  const dateText = useDateText();
  const isDate = field.type === 'date' || field.type === 'datetime-local';
  const { field: bound, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur, ...handlers } = bound;
  const shown: unknown = value === typedPart ? '' : value;
  // Where none is required, half of one would count as none.
  const canBePart = !field.required && (isDate || field.type === 'time');
  // No event says that a part is typed into an empty field, or removed from it.
  const followPart = ({ target }: SyntheticEvent) => {
    if (canBePart && target instanceof HTMLInputElement && typedValue(target) !== (value ?? ''))
      onChange(typedValue(target));
  };
  const error = fieldState.error?.message;
  return (
    <TextField
      {...field}
      {...handlers}
      // An optional text that the server knows as null is an empty field.
      value={canShow(shown) ? (shown ?? '') : ''}
      onChange={(event) => {
        onChange(canBePart && event.target instanceof HTMLInputElement ? typedValue(event.target) : event);
        onEdited?.(event.target.value);
      }}
      onKeyUp={followPart}
      onBlur={(event) => {
        followPart(event);
        onBlur();
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={
        error === undefined ? (helperText ?? (isDate ? dateText(shown) : undefined)) : fieldErrorText(error)
      }
    />
  );
}
