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
  choices: readonly Choice[];
  /** Called after the form has the chosen value. */
  onChosen?: (value: string) => void;
};

/** A select for one of a few values. */
export function FormSelect<Values extends FieldValues, Context, Output>({
  choices,
  onChosen,
  ...field
}: FormSelectProps<Values, Context, Output>) {
  return (
    <FormTextField
      {...field}
      select
      onEdited={onChosen}
      // Choices may be loaded after the record.
      canShow={(shown) => choices.some(({ value }) => value === shown)}
    >
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
