import type { Language } from '@chauffeur/contracts/languages/languages';
import type { InputProps } from '@mui/material/Input';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import {
  get,
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { locales } from '../../text/locale';
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

/**
 * A number. A cleared field is undefined, or NaN if it is required, so that its rule reports it despite a default. So is input that is
 * no number, such as `40,4` in Firefox and Safari, which browsers report as empty.
 */
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
  const { ref, onChange, onBlur, value: _value, ...rest } = bound;
  const error = fieldState.error?.message;
  const cleared = field.required ? Number.NaN : undefined;
  // The controller's own value of a cleared field is the default value again.
  const shown: unknown = useWatch({ control, compute: (values: Values) => get(values, name) as unknown });
  const [hasNoNumber, setHasNoNumber] = useState(false);
  const change = ({ value, validity }: HTMLInputElement) => {
    setHasNoNumber(validity.badInput);
    if (value !== '') onChange(Number(value));
    else onChange(validity.badInput ? Number.NaN : cleared);
  };
  // No event reports that something else than a number is typed into an empty field, or removed from it.
  const reportNoNumber = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.validity.badInput !== hasNoNumber) change(target);
  };
  // Its rule only knows that there is no number.
  const isNotNumber = hasNoNumber && Number.isNaN(shown);
  return (
    <TextField
      {...field}
      {...rest}
      type="number"
      inputRef={ref}
      value={typeof shown === 'number' && Number.isFinite(shown) ? shown : ''}
      onChange={({ target }) => target instanceof HTMLInputElement && change(target)}
      onKeyUp={reportNoNumber}
      onBlur={(event) => {
        reportNoNumber(event);
        onBlur();
      }}
      error={error !== undefined}
      helperText={error === undefined ? helperText : fieldErrorText(isNotNumber ? 'notNumber' : error)}
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
