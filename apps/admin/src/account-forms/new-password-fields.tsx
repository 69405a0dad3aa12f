import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../forms/fields/form-text-field';

interface NewPasswordFieldsProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  /** Name of the new password's field; the confirmation is `confirmPassword`. */
  name: FieldPath<Values>;
  labels: { password: string; hint: string; confirm: string };
}

/** A new password and its confirmation. */
export function NewPasswordFields<Values extends FieldValues, Context, Output>({
  control,
  name,
  labels,
}: NewPasswordFieldsProps<Values, Context, Output>) {
  const field = { control, type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormTextField {...field} name={name} label={labels.password} helperText={labels.hint} />
      <FormTextField {...field} name={'confirmPassword' as FieldPath<Values>} label={labels.confirm} />
    </>
  );
}
