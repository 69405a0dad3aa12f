import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  get,
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFieldErrorText } from '../i18n/use-field-error-text';
import { ariaRequired } from './aria-required';

type FormNumberFieldProps<Values extends FieldValues, Context, Output> = Omit<
  TextFieldProps,
  'name' | 'type'
> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  min?: number;
  max?: number;
  /** The step between valid values; `any` for no step. */
  step?: number | 'any';
  /** Shown before the number, such as `$`. */
  unit?: string;
};

/** A number. A cleared field is undefined, or NaN if it is required, so that its rule reports it despite a default. */
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
  const fieldErrorText = useFieldErrorText();
  const { field: bound, fieldState } = useController({ control, name });
  const { ref, onChange, value: _value, ...rest } = bound;
  const error = fieldState.error?.message;
  const cleared = field.required ? Number.NaN : undefined;
  // The controller's own value of a cleared field is the default value again.
  const shown: unknown = useWatch({ control, compute: (values: Values) => get(values, name) as unknown });
  return (
    <TextField
      {...field}
      {...rest}
      type="number"
      inputRef={ref}
      value={typeof shown === 'number' && Number.isFinite(shown) ? shown : ''}
      onChange={({ target }) => onChange(target.value === '' ? cleared : Number(target.value))}
      error={error !== undefined}
      helperText={error === undefined ? helperText : fieldErrorText(error)}
      slotProps={ariaRequired({
        required: field.required,
        slotProps: {
          htmlInput: { min, max, step, inputMode: step === 1 ? 'numeric' : 'decimal' },
          ...(unit ? { input: { startAdornment: <span aria-hidden="true">{unit}&nbsp;</span> } } : {}),
        },
      })}
    />
  );
}
