import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useErrorText } from '../i18n/use-error-text';

export type FormTextFieldProps<Values extends FieldValues, Context, Output> = Omit<TextFieldProps, 'name'> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  /** Hears of a new value after the form has it. */
  onEdited?: ((value: string) => void) | undefined;
};

/** A text field of a form; the rule's code is translated under it. */
export function FormTextField<Values extends FieldValues, Context, Output>({
  control,
  name,
  helperText,
  onEdited,
  ...field
}: FormTextFieldProps<Values, Context, Output>) {
  const errorText = useErrorText();
  const { field: bound, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...handlers } = bound;
  const shown: unknown = value;
  const fault = fieldState.error?.message;
  return (
    <TextField
      {...field}
      {...handlers}
      // An optional text that the server knows as null is an empty field.
      value={shown ?? ''}
      onChange={(event) => {
        onChange(event);
        onEdited?.(event.target.value);
      }}
      inputRef={ref}
      error={fault !== undefined}
      helperText={fault === undefined ? helperText : errorText(fault)}
    />
  );
}
