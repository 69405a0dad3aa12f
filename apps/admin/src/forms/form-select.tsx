import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

type FormSelectProps<Values extends FieldValues, Context, Output> = FormTextFieldProps<
  Values,
  Context,
  Output
> & {
  choices: readonly { readonly value: string; readonly label: ReactNode }[];
};

/** One of a few values. */
export function FormSelect<Values extends FieldValues, Context, Output>({
  choices,
  ...field
}: FormSelectProps<Values, Context, Output>) {
  return (
    <FormTextField {...field} select>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
