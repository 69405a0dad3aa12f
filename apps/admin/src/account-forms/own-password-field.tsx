import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInAdmin } from '../session/session-context';
import { FormTextField } from '../forms/fields/form-text-field';

interface OwnPasswordFieldProps<Values extends FieldValues, Context, Output> {
  /** Control of a form with currentPassword. */
  control: Control<Values, Context, Output>;
}

/** Asks for the signed-in admin's own password again, if a stolen session must not be enough. */
export function OwnPasswordField<Values extends FieldValues, Context, Output>({
  control,
}: OwnPasswordFieldProps<Values, Context, Output>) {
  const { t } = useTranslation('forms');
  const email = useSignedInAdmin()?.email ?? '';
  return (
    <>
      {/* Lets password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        control={control}
        name={'currentPassword' as FieldPath<Values>}
        label={t('account.ownPassword')}
        type="password"
        autoComplete="current-password"
        fullWidth
        required
      />
    </>
  );
}
