import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { AddFirst, type AddedFirst } from './add-first';
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
  /** What is chosen. If there is none, the field says so and links to where it is added. */
  record?: AddedFirst | undefined;
  /** Called after the form has the chosen value. */
  onChosen?: (value: string) => void;
};

/** A select for one of a few values. */
export function FormSelect<Values extends FieldValues, Context, Output>({
  choices,
  record,
  onChosen,
  ...field
}: FormSelectProps<Values, Context, Output>) {
  return (
    <FormTextField
      {...field}
      notice={record && choices?.every(({ value }) => value === '') && <AddFirst record={record} />}
      select
      onEdited={onChosen}
      // Choices may be loaded after the record.
      canShow={(shown) => choices?.some(({ value }) => value === shown) ?? false}
    >
      {(choices ?? []).map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
