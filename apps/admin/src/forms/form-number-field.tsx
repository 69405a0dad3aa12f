import type { Language } from '@chauffeur/contracts/languages';
import type { InputProps } from '@mui/material/Input';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  get,
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useStaffLanguage } from '../i18n/staff-language';
import { useFieldErrorText } from '../i18n/use-field-error-text';
import { locales } from '../text/locale';
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
  /** Such as `$`. Shown where the language has the sign of an amount, in English before the number. */
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
  const { language } = useStaffLanguage();
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
          ...(unit ? { input: unitProps(unit, language) } : {}),
        },
      })}
    />
  );
}

/** Places a unit where the language has the sign of an amount: `$25`, in Russian `25 $`. */
function unitProps(unit: string, language: Language): InputProps {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' });
  const isFirst = format.formatToParts(0)[0]?.type === 'currency';
  return isFirst
    ? { startAdornment: <span aria-hidden="true">{unit}&nbsp;</span> }
    : { endAdornment: <span aria-hidden="true">&nbsp;{unit}</span> };
}
