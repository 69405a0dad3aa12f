import type { Language } from '@chauffeur/contracts/languages/languages';
import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { AddFirst, type AddedFirst } from './add-first';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is not the admin's. */
  readonly lang?: Language | undefined;
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
      {(choices ?? []).map(({ value, label, lang }) => (
        <MenuItem key={value} value={value}>
          {/* In an element of its own, because the closed field shows the content of the chosen item. */}
          {lang ? <span lang={lang}>{label}</span> : label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
