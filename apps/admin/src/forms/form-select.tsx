import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type FormSelectProps<Values extends FieldValues, Context, Output> = FormTextFieldProps<
  Values,
  Context,
  Output
> & {
  /** Undefined until they are loaded. */
  choices: readonly Choice[] | undefined;
  /** Says what is to be added first, if there is nothing to choose. */
  noneHint?: string;
  /** Called after the form has the chosen value. */
  onChosen?: (value: string) => void;
};

/** A select for one of a few values. */
export function FormSelect<Values extends FieldValues, Context, Output>({
  choices,
  noneHint,
  onChosen,
  helperText,
  ...field
}: FormSelectProps<Values, Context, Output>) {
  return (
    <FormTextField
      {...field}
      helperText={choices?.length === 0 && noneHint ? noneHint : helperText}
      select
      onEdited={onChosen}
      // Choices may be loaded after the record.
      canShow={(shown) => choices?.some(({ value }) => value === shown) ?? false}
    >
      {choices?.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
