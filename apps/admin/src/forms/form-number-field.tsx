import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useErrorText } from '../i18n/use-error-text';

type FormNumberFieldProps<Values extends FieldValues, Context, Output> = Omit<
  TextFieldProps,
  'name' | 'type'
> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  min?: number;
  max?: number;
  /** The distance of two values that can be entered; `any` without one. */
  step?: number | 'any';
  /** What stands before the figure, such as `$`. */
  unit?: string;
};

/** A number; an emptied field is undefined, so that its rule can say that it is required. */
export function FormNumberField<Values extends FieldValues, Context, Output>({
  control,
  name,
  min,
  max,
  step = 'any',
  unit,
  helperText,
  ...field
}: FormNumberFieldProps<Values, Context, Output>) {
  const errorText = useErrorText();
  const { field: bound, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...rest } = bound;
  const fault = fieldState.error?.message;
  const shown: unknown = value;
  return (
    <TextField
      {...field}
      {...rest}
      type="number"
      inputRef={ref}
      value={typeof shown === 'number' && Number.isFinite(shown) ? shown : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      error={fault !== undefined}
      helperText={fault === undefined ? helperText : errorText(fault)}
      slotProps={{
        htmlInput: { min, max, step, inputMode: step === 1 ? 'numeric' : 'decimal' },
        ...(unit ? { input: { startAdornment: <span aria-hidden="true">{unit}&nbsp;</span> } } : {}),
      }}
    />
  );
}
