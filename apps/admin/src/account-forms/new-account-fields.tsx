import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../forms/fields/form-text-field';
import { NewPasswordFields } from './new-password-fields';

interface NewAccountFieldsProps<Values extends FieldValues, Context, Output> {
  /** Control of a form with username, email, password and confirmPassword. */
  control: Control<Values, Context, Output>;
  /** Whether admins enter their own account, so that the browser may autofill it. */
  isOwn?: boolean;
}

/** The fields of an admin's account. */
export function NewAccountFields<Values extends FieldValues, Context, Output>({
  control,
  isOwn = false,
}: NewAccountFieldsProps<Values, Context, Output>) {
  const { t } = useTranslation('forms');
  return (
    <>
      <FormTextField
        control={control}
        name={'username' as FieldPath<Values>}
        label={t('account.username')}
        autoComplete={isOwn ? 'nickname' : 'off'}
        required
      />
      <FormTextField
        control={control}
        name={'email' as FieldPath<Values>}
        label={t('account.email')}
        type="email"
        autoComplete={isOwn ? 'username' : 'off'}
        required
      />
      <NewPasswordFields
        control={control}
        name={'password' as FieldPath<Values>}
        labels={{
          password: t('account.password'),
          hint: t('account.passwordHint'),
          confirm: t('account.confirmPassword'),
        }}
      />
    </>
  );
}
